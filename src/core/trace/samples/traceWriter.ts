import type { Patch, Value } from '~/core/value';
import type { NamedRef, Phase, Shaped, TraceEvent, Writer } from '../event';
import { createTraceStore } from '../store/createTraceStore';
import { TRACE_VERSION } from '../trace';
import type { Trace } from '../trace';
import type { ValueEntry, ValueRef } from '../values';
import type { TraceStore } from '../views';

type State = { readonly [field: string]: Value };

/** Writes traces for tests the way a run would leave them; every value stands whole unless `patch` is used. */
export class TraceWriter {
  readonly values: ValueEntry[] = [];
  readonly events: TraceEvent[] = [];
  private moments = 0;
  private tasks = 0;
  private calls = 0;
  private turn = -1;
  private step = -1;
  private superstep = 0;

  value(value: Value): ValueRef {
    return this.values.push({ v: value }) - 1;
  }

  patch(of: ValueRef, p: Patch): ValueRef {
    return this.values.push({ of, p }) - 1;
  }

  named(state: State): readonly NamedRef[] {
    return Object.entries(state).map(([name, value]): NamedRef => [name, this.value(value)]);
  }

  shaped(value: Value | null): Shaped {
    const isFields = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isFields ? { fields: this.named(value as State) } : { whole: this.value(value) };
  }

  put(...events: readonly TraceEvent[]): this {
    this.events.push(...events);
    return this;
  }

  start(): this {
    return this.put({ type: 'runStarted', seed: 1, langgraph: '1.7.3', recording: true });
  }

  /** A turn of input with the state before it; its first moment is ready and started. */
  input(value: Value, before: State): this {
    this.turn += 1;
    this.superstep = -1;
    this.put({ type: 'turnStarted', turn: this.turn, kind: 'input', node: '', thread: '1', from: '', value: this.shaped(value) });
    this.put({
      type: 'checkpoint',
      id: `in${this.turn}`,
      step: this.step,
      source: 'input',
      values: this.named(before),
      next: ['__start__'],
    });
    return this.moment('input');
  }

  /** A turn whose value is nothing; its first moment is not there yet. */
  turnOf(kind: 'input' | 'continue' | 'delete', from = '', thread = '1'): this {
    this.turn += 1;
    this.superstep = -1;
    return this.put({ type: 'turnStarted', turn: this.turn, kind, node: '', thread, from, value: { fields: [] } });
  }

  ready(kind: 'input' | 'superstep' | 'update' = 'superstep'): this {
    this.step += 1;
    this.superstep += 1;
    const { turn, step, superstep } = this;
    return this.put({ type: 'momentReady', moment: this.moments++, turn, kind, step, superstep });
  }

  begin(): this {
    return this.put({ type: 'momentStarted', moment: this.moments - 1 });
  }

  moment(kind: 'input' | 'superstep' | 'update' = 'superstep'): this {
    return this.ready(kind).begin();
  }

  task(node: string, reads: State = {}, path = `~__pregel_pull, ${node}`): number {
    this.put({ type: 'taskReady', task: this.tasks, moment: this.moments - 1, node, path, send: null, reads: this.shaped(reads) });
    return this.tasks++;
  }

  /** A task that runs and writes. */
  ran(node: string, writes: State, reads: State = {}, path?: string): number {
    const task = this.task(node, reads, path);
    return this.finished(task, writes);
  }

  finished(task: number, writes: State): number {
    const named = this.named(writes);
    this.put({ type: 'taskStarted', task });
    this.put({ type: 'taskFinished', task, returned: { fields: named }, writes: named, sends: [], goto: [], ms: 1 });
    return task;
  }

  call(field: string, by: number | Writer, existing: Value, update: Value, result: Value | null, phase: Phase = 'commit'): number {
    const call = this.calls++;
    const writer = writerOf(by);
    this.put({ type: 'callStarted', call, phase, field, writer, existing: this.value(existing), update: this.value(update) });
    if (result !== null) this.put({ type: 'callFinished', call, result: this.value(result), ms: 0 });
    return call;
  }

  bypass(
    field: string,
    by: number | Writer,
    value: Value,
    reason: Extract<TraceEvent, { type: 'bypassed' }>['reason'],
    replaced: Value | null = null,
    phase: Phase = 'commit',
  ): this {
    const refs = { value: this.value(value), replaced: replaced === null ? null : this.value(replaced) };
    return this.put({ type: 'bypassed', phase, field, writer: writerOf(by), reason, ...refs });
  }

  checkpoint(values: State, next: readonly string[] = []): this {
    return this.put({ type: 'checkpoint', id: `s${this.step}`, step: this.step, source: 'loop', values: this.named(values), next });
  }

  endTurn(
    values: State,
    how: 'done' | 'failed' | 'paused' = 'done',
    error: Extract<TraceEvent, { type: 'turnEnded' }>['error'] = null,
  ): this {
    return this.put({ type: 'turnEnded', turn: this.turn, how, error, values: this.named(values) });
  }

  end(how: Extract<TraceEvent, { type: 'runEnded' }>['how'] = 'done'): this {
    return this.put({ type: 'runEnded', how });
  }

  trace(): Trace {
    return { version: TRACE_VERSION, values: this.values.slice(), events: this.events.slice() };
  }

  store(): TraceStore {
    return createTraceStore(this.trace());
  }
}

function writerOf(by: number | Writer): Writer {
  return typeof by === 'number' ? { kind: 'task', task: by } : by;
}
