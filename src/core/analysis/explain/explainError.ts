import type { PlaygroundDoc } from '~/core/document';
import type { ErrorInfo, TraceStore, TurnView } from '~/core/trace';
import { type Explanation, partsOf, type Story } from './explanation';
import { failedMoment, mergeStory } from './mergeStories';
import { recursionStory } from './recursion';
import { remedyOf } from './remedies';
import { returnedKind, taskStory, wholeOf } from './taskStories';

/**
 * Why a turn failed in this run. The document must be the one that the trace was made with, up to what fixes may change.
 * Null where the turn did not fail, and where the record does not show why.
 */
export function explainError(trace: TraceStore, turn: TurnView, doc: PlaygroundDoc): Explanation | null {
  if (turn.error === null) return null;
  const story = storyOf(trace, turn, turn.error, doc);
  if (story === null) return null;
  return remedyOf(
    story,
    turn.error,
    doc,
    partsOf(story).map(({ value }) => trace.value(value)),
  );
}

function storyOf(trace: TraceStore, turn: TurnView, error: ErrorInfo, doc: PlaygroundDoc): Story | null {
  const limit = /^Recursion limit of (\d+) reached/.exec(error.message)?.[1];
  if (error.code === 'GRAPH_RECURSION_LIMIT' && limit !== undefined) return recursionStory(trace, turn, Number(limit));
  if (error.name === 'EmptyInputError') return { code: 'emptyInput', turn: turn.turn };
  const moment = failedMoment(trace, turn);
  if (moment === null) return null;
  const kind = moment.kind === 'input' ? returnedKind(error.message) : null;
  if (kind !== null) return { code: 'inputKind', kind, write: wholeOf(turn.value, { kind: 'input' }) };
  return mergeStory(trace, moment) ?? taskStory(trace, moment, doc.graph);
}

/** Why LangGraph refused to build a graph; null where its own text says all. */
export function explainRefusal(error: ErrorInfo, doc: PlaygroundDoc): Explanation | null {
  const node = /^Node `(.*)` is not reachable/s.exec(error.message)?.[1];
  return node === undefined ? null : remedyOf({ code: 'unreachable', node }, error, doc, []);
}
