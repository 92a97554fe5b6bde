import ts, { type CallExpression, type Node } from 'typescript';
import { givenIdIn } from './edits/givenId';
import { instead, textOf } from './edits/textEdit';
import { type Evaluate, type Frame, functionOf, resultOf } from './frame';
import { type Known, laidOver, NOTHING, type ObjectKnown, partOf, UNKNOWN } from './known';
import { bare, exportedName, memberName } from './moduleScope';

/** They leave nothing out of their list, though its order may change. */
const KEEP_ALL: readonly string[] = ['toSorted', 'toReversed', 'sort', 'reverse'];

/** What a call gives, where it is of a helper of this module or of something known well enough. */
export function evaluateCall(node: CallExpression, frame: Frame, evaluate: Evaluate): Known {
  const callee = bare(node.expression);
  const helper = functionOf(callee, frame);
  if (helper) return resultOf(helper, argumentsOf(node.arguments, frame, evaluate), frame, evaluate);
  const [first, ...rest] = node.arguments;
  if (ts.isIdentifier(callee)) return callee.text === 'structuredClone' && first ? evaluate(first, frame) : UNKNOWN;
  if (!ts.isPropertyAccessExpression(callee)) return UNKNOWN;
  const method = memberName(callee);
  if (isNamed(callee.expression, 'Object') && method === 'assign' && first) return assigned(evaluate(first, frame), rest, frame, evaluate);
  if (isNamed(callee.expression, 'Promise') && method === 'resolve') return first ? evaluate(first, frame) : NOTHING;
  if (isNamed(callee.expression, 'Array') && method === 'from' && first)
    return rest[0] ? mapped(rest[0], frame, evaluate) : copyOf(evaluate(first, frame));
  if ((method === 'map' || method === 'flatMap') && first) return mapped(first, frame, evaluate);
  const whole = evaluate(callee.expression, frame);
  if (method === 'concat') return { kind: 'sum', of: [whole, ...argumentsOf(node.arguments, frame, evaluate)] };
  if (KEEP_ALL.includes(method ?? '') || (method === 'slice' && !first)) return copyOf(whole);
  // What comes of a part of the state is still of the state: `state.messages.at(-1)`.
  return partOf(whole);
}

/** All that the value holds, though no longer as it was written there. */
function copyOf(whole: Known): Known {
  return whole.kind === 'field' ? whole : { kind: 'sum', of: [whole] };
}

function isNamed(node: Node, name: string): boolean {
  return ts.isIdentifier(node) && node.text === name;
}

function argumentsOf(nodes: readonly Node[], frame: Frame, evaluate: Evaluate): Known[] {
  return nodes.map((one) => (ts.isSpreadElement(one) ? UNKNOWN : evaluate(one, frame)));
}

function assigned(target: Known, sources: readonly Node[], frame: Frame, evaluate: Evaluate): Known {
  if (target.kind !== 'object') return target;
  let whole: ObjectKnown = target;
  for (const source of sources) whole = laidOver(whole, evaluate(source, frame));
  return whole;
}

/** A list of what the callback returns, any number of times. */
function mapped(callback: Node, frame: Frame, evaluate: Evaluate): Known {
  const fn = functionOf(callback, frame);
  if (!fn) return { kind: 'list', items: [], spreads: [], any: true, many: true };
  const item = resultOf(fn, [], frame, evaluate);
  return { kind: 'list', items: item.kind === 'list' ? item.items : [item], spreads: [], any: false, many: true };
}

const MESSAGES: readonly string[] = ['HumanMessage', 'AIMessage', 'SystemMessage', 'ToolMessage', 'FunctionMessage', 'ChatMessage'];

export function evaluateNew(
  node: Node & { readonly expression: Node; readonly arguments?: readonly Node[] },
  frame: Frame,
  evaluate: Evaluate,
): Known {
  const name = exportedName(bare(node.expression), frame.module);
  const [first] = node.arguments ?? [];
  const argument = first ? evaluate(first, frame) : NOTHING;
  const line = frame.module.lineOf(node);
  const of = (key: string): Known =>
    argument.kind === 'object' ? (argument.entries.get(key)?.value ?? (argument.any ? UNKNOWN : NOTHING)) : UNKNOWN;
  if (name === 'Command') return { kind: 'command', update: of('update'), goto: of('goto') };
  if (name === 'Send') return { kind: 'send', node: argument };
  if (name === 'Overwrite') return { kind: 'overwrite', unwrap: first ? [instead(frame.module, node, textOf(frame.module, first))] : [] };
  if (name === 'RemoveMessage') {
    const id = of('id');
    return { kind: 'removal', line, all: id.kind === 'text' && id.value === '__remove_all__' };
  }
  if (name !== undefined && MESSAGES.includes(name)) {
    const given = argument.kind === 'object' && (argument.any || argument.state || argument.entries.has('id'));
    const content = argument.kind === 'object' ? of('content') : argument;
    const begins = partOf(content);
    const giveId = argument.kind === 'object' ? argument.giveId : first ? givenIdIn(first, frame.module) : [];
    return { kind: 'message', line, id: given, edits: begins.kind === 'field' ? begins.name : null, giveId };
  }
  return UNKNOWN;
}
