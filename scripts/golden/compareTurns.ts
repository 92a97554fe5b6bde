import type { CallRow, CheckpointView, MomentView, TraceStore, TurnView, ValueRef } from '~/core/trace';
import type { GoldenCall, GoldenRecord, GoldenStep, GoldenTurn, GoldenValues } from './goldenCase';
import { goldenText, goldenValue } from './goldenValue';

type Complain = (where: string, expected: unknown, found: unknown) => void;

/** Compares a trace with LangGraph's own record: calls, checkpoints, tasks and errors turn by turn, and the final state. */
export function compareTurns(store: TraceStore, record: GoldenRecord): string[] {
  const complaints: string[] = [];
  const complain: Complain = (where, expected, found) => {
    complaints.push(`${where}: expected ${brief(expected)}, found ${brief(found)}`);
  };
  if (store.dropped > 0) complain('events that did not fit', 0, store.dropped);
  if (store.turns.length !== record.turns.length) complain('turns', record.turns.length, store.turns.length);
  for (const [index, golden] of record.turns.entries()) {
    const turn = store.turns[index];
    if (turn) compareTurn(store, turn, golden, complain);
  }
  const last = checkpoints(store, null).at(-1);
  if (record.final && last) {
    const found = valuesOf(store, last);
    if (goldenText(found) !== goldenText(record.final.values)) complain('final state', record.final.values, found);
  }
  return complaints;
}

function compareTurn(store: TraceStore, turn: TurnView, golden: GoldenTurn, complain: Complain): void {
  const at = `turn ${turn.turn}`;
  const errorClass = turn.error?.name ?? null;
  if (errorClass !== (golden.error?.class ?? null)) complain(`${at}, error`, golden.error?.class, errorClass);
  compareCalls(store, turn, callsOf(golden), (...complaint) => complain(`${at}, ${complaint[0]}`, complaint[1], complaint[2]));
  const found = checkpoints(store, turn).map((checkpoint) => ({
    step: checkpoint.step,
    source: checkpoint.source,
    next: checkpoint.next,
    values: valuesOf(store, checkpoint),
  }));
  compareLists(`${at}, checkpoints`, goldenCheckpoints(golden, found), found, complain);
  const tasks = momentsOf(store, turn).flatMap((moment) =>
    moment.tasks.flatMap((number) => {
      const task = store.tasks[number];
      return task ? [{ step: moment.step, name: task.node, input: shapedValue(store, task.reads) }] : [];
    }),
  );
  const goldenTasks = (golden.steps ?? []).flatMap((step) =>
    step.kind === 'task' ? [{ step: step.step, name: step.name, input: step.input }] : [],
  );
  compareLists(`${at}, tasks`, goldenTasks, tasks, complain);
}

interface Checkpoint {
  readonly step: number;
  readonly source: string;
  readonly next: readonly string[];
  readonly values: GoldenValues;
}

/** The record's list as it was streamed. */
function goldenCheckpoints(golden: GoldenTurn, found: readonly Checkpoint[]): Checkpoint[] {
  if (!golden.steps) {
    const [update] = found;
    if (golden.error || !golden.values || !golden.next) return [];
    return [{ step: update?.step ?? 0, source: 'update', next: golden.next, values: golden.values }];
  }
  const list = golden.steps.filter((step): step is Extract<GoldenStep, { kind: 'checkpoint' }> => step.kind === 'checkpoint');
  const streamed: Checkpoint[] = list.map(({ step, source, next, values }) => ({ step, source, next, values }));
  // The superstep that reached the recursion limit was saved, but only the final state tells it.
  const [unstreamed] = golden.error?.class === 'GraphRecursionError' ? found.slice(streamed.length) : [];
  return unstreamed?.step === (streamed.at(-1)?.step ?? 0) + 1 ? [...streamed, unstreamed] : streamed;
}

function callsOf({ steps, calls_left, calls }: GoldenTurn): GoldenCall[] {
  const made = (steps ?? []).flatMap((step) => (step.kind === 'checkpoint' ? step.calls : []));
  return [...made, ...(calls_left ?? []), ...(calls ?? [])];
}

/** In the very order; only among previews it may differ, so they may stand elsewhere as long as each is there. */
function compareCalls(store: TraceStore, turn: TurnView, golden: readonly GoldenCall[], complain: Complain): void {
  const rows = momentsOf(store, turn)
    .flatMap(({ rows: { from, to } }) => store.rows.slice(from, to))
    .filter((row): row is CallRow => row.kind === 'call' && row.state === 'done');
  const found = rows.map((row) => ({ phase: row.phase, text: goldenText(callValues(store, row)) }));
  const expected = golden.map(({ field, existing, update, result }) => goldenText({ field, existing, update, result }));
  if (
    expected.toSorted().join('\n') !==
    found
      .map(({ text }) => text)
      .toSorted()
      .join('\n')
  ) {
    compareLists(
      'calls',
      golden,
      rows.map((row) => callValues(store, row)),
      complain,
    );
    return;
  }
  let place = 0;
  for (const { phase, text } of found) {
    if (phase !== 'commit') continue;
    place = expected.indexOf(text, place) + 1;
    if (place === 0) return complain('order of committed calls', expected, found);
  }
}

function compareLists(where: string, expected: readonly unknown[], found: readonly unknown[], complain: Complain): void {
  if (expected.length !== found.length) complain(`${where}, count`, expected.length, found.length);
  const index = expected.findIndex((item, place) => place < found.length && goldenText(item) !== goldenText(found[place]));
  if (index >= 0) complain(`${where}, number ${index}`, expected[index], found[index]);
}

function callValues(store: TraceStore, { field, existing, update, result }: CallRow): GoldenCall {
  return { field, existing: valueAt(store, existing), update: valueAt(store, update), result: valueAt(store, result) };
}

export function momentsOf(store: TraceStore, turn: TurnView): MomentView[] {
  return store.moments.filter((moment) => moment.turn === turn.turn);
}

function checkpoints(store: TraceStore, turn: TurnView | null): CheckpointView[] {
  return store.turns
    .filter((one) => turn === null || one === turn)
    .flatMap((one) => [one.before, ...momentsOf(store, one).map(({ checkpoint }) => checkpoint)])
    .filter((checkpoint) => checkpoint !== null);
}

function valuesOf(store: TraceStore, { values }: CheckpointView): GoldenValues {
  return Object.fromEntries(values.map(([field, ref]) => [field, valueAt(store, ref)]));
}

export function valueAt(store: TraceStore, ref: ValueRef | null): unknown {
  return ref === null ? null : goldenValue(store.value(ref));
}

export function shapedValue(store: TraceStore, shaped: TurnView['value']): unknown {
  if ('whole' in shaped) return valueAt(store, shaped.whole);
  return Object.fromEntries(shaped.fields.map(([name, ref]) => [name, valueAt(store, ref)]));
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 400 ? `${text.slice(0, 400)}…` : text;
}
