import { EMPTY_INPUT, type NodeId, type Turn } from '~/core/document';

const ANSWER = "export default 'yes';\n";

/** The turn as one of another kind, on its thread and from its checkpoint; null where that kind needs a node and there is none. */
export function ofKind(turn: Turn, kind: Turn['kind'], node: NodeId | undefined): Turn | null {
  const thread = turn.thread === undefined ? {} : { thread: turn.thread };
  const place = { ...thread, ...('from' in turn && turn.from !== undefined ? { from: turn.from } : {}) };
  const running = {
    ...place,
    ...('until' in turn && turn.until !== undefined ? { until: turn.until } : {}),
    ...('context' in turn && turn.context !== undefined ? { context: turn.context } : {}),
  };
  const old = 'source' in turn ? turn.source : EMPTY_INPUT;
  // An answer is no object of fields, and the other way round.
  const source = turn.kind === 'resume' ? EMPTY_INPUT : old;
  switch (kind) {
    case 'input':
      return { kind, source, ...running };
    case 'resume':
      return { kind, source: old === EMPTY_INPUT ? ANSWER : old, ...running };
    case 'continue':
      return { kind, ...running };
    case 'update':
      return node === undefined ? null : { kind, asNode: node, source, ...place };
    case 'delete':
      return { kind, ...thread };
  }
}
