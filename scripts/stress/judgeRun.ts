import { committedRows, type MomentView, type RecordRow, type TaskView, type TraceStore } from '~/core/trace';
import { equalValues, type Value } from '~/core/value';
import type { Outside } from './outsideRun';

export interface Judgement {
  readonly merges: number;
  readonly complaints: readonly string[];
}

const INPUT = '~__pregel_pull, __start__';

/** Holds a record against what the same graph did unrecorded, and against what its writers say of themselves. */
export function judgeRun(store: TraceStore, outside: Outside, named: boolean): Judgement {
  const complaints: string[] = [];
  let merges = 0;
  for (const moment of store.moments) {
    const rows = committedRows(store, moment);
    const fields = new Set(rows.map(({ field }) => field));
    merges += fields.size;
    for (const field of fields) {
      const ofField = rows.filter((row) => row.field === field);
      const found = ofField.map((row) => pathOf(store, row));
      const expected = (outside.writes.get(moment.step) ?? []).flatMap(([written, path]) => (written === field ? [path] : []));
      if (found.join(' | ') !== expected.join(' | '))
        complaints.push(`${place(moment, field)}: ${found.join(' | ')} for ${expected.join(' | ')}`);
      if (named) for (const row of ofField) complaints.push(...strangers(store, moment, row));
    }
  }
  if (store.dropped > 0) complaints.push(`${store.dropped} events or values do not fit the record`);
  complaints.push(...insides(store));
  complaints.push(...differences(store, outside));
  return { merges, complaints };
}

/** Every task of a graph has a record of its own, that ends in what the task returned. */
function insides(store: TraceStore): string[] {
  return store.tasks.flatMap(({ task, node, returned }) => {
    const inner = store.inner(task);
    if (inner === null || returned === null || !('fields' in returned)) return [];
    const held = new Map(inner.moments.at(-1)?.checkpoint?.values);
    const wrong = returned.fields.filter(([field, ref]) => {
      const last = held.get(field);
      return last === undefined || !equalValues(store.value(last), store.value(ref));
    });
    return wrong.map(([field]) => `inside ${node}, ${field}: ends in something else than the task returned`);
  });
}

const place = ({ step }: MomentView, field: string) => `step ${step}, ${field}`;

function writerOf(store: TraceStore, { writer }: RecordRow): TaskView | undefined {
  return writer.kind === 'task' ? store.tasks[writer.task] : undefined;
}

function pathOf(store: TraceStore, row: RecordRow): string {
  return row.writer.kind === 'input' ? INPUT : (writerOf(store, row)?.path ?? row.writer.kind);
}

/** What a named update says of its writer, where the record says something else. */
function strangers(store: TraceStore, moment: MomentView, row: RecordRow): string[] {
  const task = writerOf(store, row);
  if (task === undefined || row.kind === 'batch') return [];
  const said = /"([^"/]+)\/([^"/]*)\/\d+"/.exec(JSON.stringify(store.value(row.kind === 'call' ? row.update : row.value)));
  const tag = 'fields' in task.reads ? task.reads.fields.find(([name]) => name === 'tag')?.[1] : undefined;
  const own = [task.node, tag === undefined ? '' : String(store.value(tag))];
  return said?.[1] === own[0] && said?.[2] === own[1]
    ? []
    : [`${place(moment, row.field)}: ${said?.[0]} is said to be by ${own.join('/')}`];
}

function differences(store: TraceStore, outside: Outside): string[] {
  const found = store.turns.flatMap((turn) => [
    ...(turn.before === null ? [] : [turn.before]),
    ...store.moments.flatMap(({ turn: of, checkpoint }) => (of === turn.turn && checkpoint !== null ? [checkpoint] : [])),
  ]);
  if (found.length !== outside.checkpoints.length) return [`${found.length} checkpoints for ${outside.checkpoints.length}`];
  return found.flatMap(({ step, values }, index) => {
    const expected = outside.checkpoints[index];
    const held = Object.fromEntries(values.map(([name, ref]) => [name, store.value(ref)]));
    return expected?.step === step && equalValues(held, expected.values as Value) ? [] : [`checkpoint ${step}: ${JSON.stringify(held)}`];
  });
}
