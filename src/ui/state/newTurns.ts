import { EMPTY_INPUT, freeThread, type GraphSpec, THREAD, threadOf, type ThreadId, type Turn } from '~/core/document';
import type { AllMessages } from '~/i18n/late';

interface NewTurn {
  readonly key: string;
  readonly label: string;
  readonly hint: string;
  readonly turn: Turn;
}

const YES = "export default 'yes';\n";

/** What may be added after a graph's turns; all but the new thread go to the thread of the last one. */
export function newTurns(graph: GraphSpec, t: AllMessages['threads']['menu']): readonly NewTurn[] {
  const last = graph.turns.at(-1);
  const same = last === undefined ? THREAD : threadOf(last);
  const other = freeThread(graph);
  const [first] = graph.nodes;
  const begin = { kind: 'input', source: EMPTY_INPUT } as const;
  const all: NewTurn[] = [{ key: 'same', label: t.same(same), hint: t.sameHint, turn: on(same, begin) }];
  if (last === undefined) return all;
  all.push({ key: 'other', label: t.other(other), hint: t.otherHint, turn: on(other, begin) });
  all.push({ key: 'resume', label: t.resume, hint: t.resumeHint, turn: on(same, { kind: 'resume', source: YES }) });
  all.push({ key: 'continue', label: t.continue, hint: t.continueHint, turn: on(same, { kind: 'continue' }) });
  if (first !== undefined) {
    const update = { kind: 'update', asNode: first.id, source: EMPTY_INPUT } as const;
    all.push({ key: 'update', label: t.update, hint: t.updateHint, turn: on(same, update) });
  }
  all.push({ key: 'delete', label: t.delete(same), hint: t.deleteHint, turn: on(same, { kind: 'delete' }) });
  return all;
}

/** The usual thread is not written down. */
function on(thread: ThreadId, turn: Turn): Turn {
  return thread === THREAD ? turn : { ...turn, thread };
}
