import type { Way } from '~/core/analysis';
import type { Known } from './known';

/** More combinations of choices than these become one that may lead anywhere. */
const MOST = 64;

const NOWHERE: Way = { goes: [], sends: [], any: false };
const ANYWHERE: Way = { goes: [], sends: [], any: true };

/** The ways that a router's result may lead: each choice that its code makes is one. */
export function waysOfRouter(result: Known): readonly Way[] {
  return waysOf(result);
}

/** The ways of the Commands that a node may return; none where it returns no Command at all. */
export function waysOfNode(result: Known): readonly Way[] {
  const ways = commandWays(result);
  return ways.every((way) => way.goes.length === 0 && way.sends.length === 0 && !way.any) ? [] : ways;
}

function commandWays(result: Known): readonly Way[] {
  switch (result.kind) {
    case 'command':
      return waysOf(result.goto);
    case 'either':
      return result.of.flatMap(commandWays);
    case 'list':
      return together(result.items.map(commandWays), result.any);
    case 'unknown':
      return [ANYWHERE];
    default:
      return [NOWHERE];
  }
}

function waysOf(value: Known): readonly Way[] {
  switch (value.kind) {
    case 'text':
      return [{ ...NOWHERE, goes: [value.value] }];
    case 'send': {
      const { node } = value;
      if (node.kind === 'either') return node.of.flatMap((one) => waysOf({ kind: 'send', node: one }));
      return [node.kind === 'text' ? { ...NOWHERE, sends: [{ node: node.value, many: false }] } : ANYWHERE];
    }
    case 'either':
      return value.of.flatMap(waysOf);
    case 'list': {
      const ways = together(value.items.map(waysOf), value.any);
      return value.many ? [NOWHERE, ...ways.map(often)] : ways;
    }
    case 'nothing':
    case 'null':
      return [NOWHERE];
    default:
      return [ANYWHERE];
  }
}

function often(way: Way): Way {
  return { ...way, sends: way.sends.map((send) => ({ ...send, many: true })) };
}

/** Every choice of each with every choice of the others. */
function together(each: readonly (readonly Way[])[], any: boolean): readonly Way[] {
  let all: readonly Way[] = [{ ...NOWHERE, any }];
  for (const ways of each) {
    all = all.flatMap((left) => ways.map((right) => both(left, right)));
    if (all.length > MOST) return [ANYWHERE];
  }
  return all;
}

function both(left: Way, right: Way): Way {
  return { goes: [...left.goes, ...right.goes], sends: [...left.sends, ...right.sends], any: left.any || right.any };
}
