import { committedRows, type MomentView, type TaskView, type TraceStore, type TurnView, type Writer, writesOf } from '~/core/trace';
import { momentsOf, shapedValue, valueAt } from './compareTurns';
import type { GoldenRecord, GoldenStep, GoldenTurn } from './goldenCase';
import { goldenText } from './goldenValue';

/**
 * Whether each committed row's writer wrote exactly that update: it is in the row that LangGraph recorded of that very
 * task's result, or in the turn's input; and whether every write has its row. Answers what is not.
 */
export function checkWriters(store: TraceStore, record: GoldenRecord, fields: readonly string[]): string[] {
  return record.turns.flatMap((golden, index) => {
    const turn = store.turns[index];
    return turn ? momentsOf(store, turn).flatMap((moment) => checkMoment(store, turn, moment, golden, fields)) : [];
  });
}

function checkMoment(store: TraceStore, turn: TurnView, moment: MomentView, golden: GoldenTurn, fields: readonly string[]): string[] {
  const results = resultsOf(store, moment, golden);
  const written = new Map<string, unknown>();
  const note = (writer: Writer, values: unknown) => written.set(JSON.stringify(writer), values);
  if (moment.kind === 'input') note({ kind: 'input' }, shapedValue(store, turn.value));
  if (moment.kind === 'update') note({ kind: 'update', node: turn.node }, shapedValue(store, turn.value));
  for (const [task, result] of results) note({ kind: 'task', task }, result);

  // How many writes of each writer to each field were claimed so far.
  const claimed = new Map<string, number>();
  const complaints: string[] = [];
  for (const [row, write] of committedRows(store, moment).flatMap((one) => writesOf(one).map((written) => [one, written] as const))) {
    if (row.kind === 'bypass' && row.reason === 'undeclared') continue;
    const writer = JSON.stringify(write.writer);
    const key = JSON.stringify([writer, row.field]);
    const place = claimed.get(key) ?? 0;
    claimed.set(key, place + 1);
    const update = goldenText(valueAt(store, write.value));
    const own = writesTo(written.get(writer), row.field)[place];
    if (own === undefined || goldenText(own) !== update)
      complaints.push(`row ${row.row} of ${row.field}: its writer wrote ${goldenText(own) ?? 'nothing'}`);
  }
  // A merge that failed leaves out what would have come after.
  if (!moment.checkpoint) return complaints;
  for (const [writer, values] of written) {
    for (const field of fields) {
      const rows = claimed.get(JSON.stringify([writer, field])) ?? 0;
      if (rows !== writesTo(values, field).length)
        complaints.push(`${writer} wrote ${field} ${writesTo(values, field).length} times, in ${rows} rows`);
    }
  }
  return complaints;
}

/** What was written to a field, in order. */
function writesTo(values: unknown, field: string): unknown[] {
  if (typeof values !== 'object' || values === null || !Object.hasOwn(values, field)) return [];
  const value = (values as { [field: string]: unknown })[field];
  const several = value as { $writes?: unknown[] } | null;
  return typeof several === 'object' && several?.$writes ? several.$writes : [value];
}

/** LangGraph's result row of each task. Several tasks of one node are told apart by what they wrote themselves. */
function resultsOf(store: TraceStore, moment: MomentView, golden: GoldenTurn): Map<number, unknown> {
  const rows = (golden.steps ?? []).filter((step): step is Extract<GoldenStep, { kind: 'result' }> => {
    return step.kind === 'result' && step.step === moment.step;
  });
  const left = new Set(rows);
  const found = new Map<number, unknown>();
  for (const number of moment.tasks) {
    const task = store.tasks[number];
    if (!task) continue;
    const own = ownWrites(store, task);
    const row = [...left].find(({ name, result }) => name === task.node && goldenText(result) === goldenText(own));
    if (!row) {
      // LangGraph does not tell all results of a superstep that failed.
      if (!moment.checkpoint) found.set(number, own);
      continue;
    }
    left.delete(row);
    found.set(number, row.result);
  }
  return found;
}

function ownWrites(store: TraceStore, { writes }: TaskView): unknown {
  const byField = new Map<string, unknown[]>();
  for (const [field, ref] of writes) byField.set(field, [...(byField.get(field) ?? []), valueAt(store, ref)]);
  return Object.fromEntries(Array.from(byField, ([field, values]) => [field, values.length === 1 ? values[0] : { $writes: values }]));
}
