import { type ErrorInfo, finishingOrder, type TraceStore } from '~/core/trace';
import type { Value } from '~/core/value';
import { sameAnswer } from '../laws/sameAnswer';

/** What one and the same document left when it was run several times. */
export interface RunOutcomes {
  /** The most frequent first. */
  readonly outcomes: readonly RunOutcomeCount[];
  readonly runs: number;
}

export interface RunOutcomeCount {
  /** The fields at the end of the run; as an untagged object would not carry every name, a list of pairs. */
  readonly values: readonly (readonly [field: string, value: Value])[];
  readonly error: ErrorInfo | null;
  readonly count: number;
  /** Index of the first run that ended so. */
  readonly first: number;
  /** In which orders parallel tasks finished, each once, as the names of their nodes, a list for each such moment. */
  readonly finishing: readonly (readonly (readonly string[])[])[];
}

export const NO_RUNS: RunOutcomes = { outcomes: [], runs: 0 };

/** The outcomes with one more run, of whose record no more is kept than its end. */
export function withRun({ outcomes, runs }: RunOutcomes, store: TraceStore): RunOutcomes {
  const { values, error } = endOf(store);
  const finishing = finishingOf(store);
  const at = outcomes.findIndex((one) => isSameEnd(one, values, error));
  const known = outcomes[at];
  const found =
    known === undefined
      ? [...outcomes, { values, error, count: 1, first: runs, finishing: [finishing] }]
      : outcomes.with(at, { ...known, count: known.count + 1, finishing: withOnce(known.finishing, finishing) });
  return { outcomes: found.toSorted((one, other) => other.count - one.count || one.first - other.first), runs: runs + 1 };
}

function endOf(store: TraceStore): Pick<RunOutcomeCount, 'values' | 'error'> {
  const last = store.turns.at(-1);
  const values = (last?.values ?? []).map(([field, ref]) => [field, store.value(ref)] as const);
  return { values, error: last?.error ?? null };
}

/** Ids that the library gives to messages depend on which task asks first, and are no outcome. */
function isSameEnd(one: RunOutcomeCount, values: RunOutcomeCount['values'], error: ErrorInfo | null): boolean {
  const isSameError = one.error?.name === error?.name && one.error?.message === error?.message;
  return isSameError && sameAnswer({ $: 'dict', v: one.values }, { $: 'dict', v: values }, []);
}

function finishingOf(store: TraceStore): readonly (readonly string[])[] {
  return store.moments
    .filter((moment) => moment.tasks.length > 1)
    .map((moment) => finishingOrder(store, moment.tasks).flatMap((task) => store.tasks[task]?.node ?? []));
}

function withOnce(known: RunOutcomeCount['finishing'], finishing: readonly (readonly string[])[]): RunOutcomeCount['finishing'] {
  const text = JSON.stringify(finishing);
  return known.some((one) => JSON.stringify(one) === text) ? known : [...known, finishing];
}
