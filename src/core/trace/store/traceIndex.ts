import type { Value } from '~/core/value';
import type { CallNumber, Notice, RunOutcome, TaskNumber, TraceEvent, Writer } from '../event';
import { TRACE_VERSION } from '../trace';
import type { Trace } from '../trace';
import type { ValueEntry, ValueRef } from '../values';
import type {
  BatchRow,
  CallRow,
  CheckpointView,
  LogView,
  MadeView,
  MomentView,
  RecordRow,
  RequestView,
  SavedView,
  StoreView,
  TaskView,
  TraceStore,
  TurnView,
} from '../views';
import { allWriters } from './allWriters';
import { InnerRecords } from './innerRecords';
import { MomentDraft } from './momentDraft';
import { refsFit } from './refsFit';
import { Shelf } from './shelf';
import { ValuePool } from './valuePool';

type EventOf<T extends TraceEvent['type']> = Extract<TraceEvent, { type: T }>;

/** Rows of one field's merge that an Overwrite may still take the effect of. */
interface OpenMerge {
  readonly rows: number[];
  /** All before this one are settled. */
  next: number;
}

const JUST_CALLED = { result: null, same: false, state: 'running', error: null, ms: null, mutations: [], discarded: false } as const;

/** How far `discarded` looks for its write; in a true record it is the very next one. */
const DISCARD_REACH = 1000;

/**
 * The store's inside: every event is looked at once, in order; what does not fit is counted and left out. It is long since all
 * events fill in one set of views, which are settled together; what stands by itself (values, checkpoints, moments, inner
 * records) is in the files beside it.
 */
export class TraceIndex implements TraceStore {
  readonly trace: Trace;
  recording = false;
  readonly turns: TurnView[] = [];
  readonly moments: MomentView[] = [];
  readonly tasks: TaskView[] = [];
  readonly rows: RecordRow[] = [];
  readonly commits: number[] = [];
  readonly logs: LogView[] = [];
  readonly operations: StoreView[] = [];
  readonly requests: RequestView[] = [];
  readonly saves: readonly SavedView[];
  readonly made: MadeView[] = [];
  readonly notices: Notice[] = [];
  ended: RunOutcome | null = null;
  dropped = 0;

  private readonly pool: ValuePool;
  private readonly inners: InnerRecords;
  private readonly events: TraceEvent[] = [];
  private readonly drafts: MomentDraft[] = [];
  private readonly changed = new Set<MomentDraft>();
  private startedCount = 0;
  private readonly shelf = new Shelf();
  private readonly rowOfCall: number[] = [];
  private openMerges = new Map<string, OpenMerge>();

  /** The parts are those of a record around this one, and how many stand around it. */
  constructor(pool = new ValuePool(), depth = 0, recording = false) {
    this.pool = pool;
    this.recording = recording;
    this.inners = new InnerRecords(depth, () => new TraceIndex(pool, depth + 1, this.recording));
    this.saves = this.shelf.saves;
    this.trace = { version: TRACE_VERSION, events: this.events, values: this.pool.entries };
  }

  append(values: readonly ValueEntry[], events: readonly TraceEvent[]): void {
    for (const entry of values) if (!this.pool.push(entry)) this.dropped += 1;
    for (const event of events) {
      if (this.fits(event) && this.take(event)) this.events.push(event);
      else this.dropped += 1;
    }
    for (const draft of this.changed) {
      const { moment } = draft.ready;
      this.moments[moment] = draft.view(this.moments[moment]);
    }
    this.changed.clear();
  }

  value(ref: ValueRef): Value {
    return this.pool.value(ref);
  }

  size(ref: ValueRef): number {
    return this.pool.size(ref);
  }

  inner(task: TaskNumber): TraceStore | null {
    return this.inners.get(task);
  }

  innerTurn(task: TaskNumber): number {
    return this.inners.turn(task);
  }

  innerFirst(task: TaskNumber): TaskNumber {
    return this.inners.first(task);
  }

  private fits(event: TraceEvent): boolean {
    if (this.ended !== null) return false;
    try {
      return refsFit(event, { values: this.pool.entries.length, tasks: this.tasks.length });
    } catch {
      return false;
    }
  }

  /** False where the event does not fit what came before it. */
  private take(event: TraceEvent): boolean {
    switch (event.type) {
      case 'runStarted':
        this.recording = event.recording;
        return true;
      case 'turnStarted':
        return this.startTurn(event);
      case 'contextGiven':
        return this.changeTurn({ context: event.value });
      case 'momentReady':
        return this.readyMoment(event);
      case 'momentStarted':
        return this.startMoment(event);
      case 'taskReady':
        return this.readyTask(event);
      case 'taskStarted':
        return this.changeTask(event.task, { state: 'running' });
      case 'taskFinished': {
        const { returned, writes, sends, goto, ms } = event;
        return this.changeTask(event.task, { state: 'finished', returned, writes, sends, goto, ms });
      }
      case 'taskFailed':
        return this.failTask(event);
      case 'taskPaused':
        return this.changeTask(event.task, { state: 'paused', interrupt: event.value, interruptId: event.id, ms: event.ms });
      case 'logged': {
        const { level, values, by, call } = event;
        this.logs.push({ moment: this.startedCount - 1, level, values, by, call, rows: this.rows.length });
        return true;
      }
      case 'store': {
        const { by, inside, operation } = event;
        this.operations.push({ number: this.operations.length, moment: this.startedCount - 1, by, inside, operation });
        return true;
      }
      case 'modelCalled': {
        const { type: _type, ...asked } = event;
        this.requests.push({ ...asked, moment: this.startedCount - 1, rows: this.rows.length });
        return true;
      }
      case 'callStarted':
        return this.startCall(event);
      case 'batchStarted':
        return this.startBatch(event);
      case 'callFinished':
        return this.changeCall(event.call, { state: 'done', result: event.result, same: event.same === true, ms: event.ms });
      case 'callFailed':
        return this.failCall(event);
      case 'bypassed':
        return this.bypass(event);
      case 'discarded':
        return this.discard(event);
      case 'merged':
        return this.endMerge(event);
      case 'mutated':
        return this.mutate(event);
      case 'checkpoint':
        return this.save(event);
      case 'saved':
        this.nameCheckpoint(event);
        return this.shelf.take(event, this.now());
      case 'pending':
      case 'lossy':
      case 'forgotten':
        return this.shelf.take(event, this.now());
      case 'turnEnded':
        return this.endTurn(event);
      case 'graphMade':
        this.made.push({ path: event.path, graph: event.graph });
        return true;
      case 'noticed':
        this.notices.push(event.notice);
        return true;
      case 'inner':
        return this.inners.take(event.task, event.event);
      case 'innerGoesOn':
        return this.inners.goOn(event.task, event.of);
      case 'runEnded':
        this.ended = event.how;
        return true;
      default:
        return false;
    }
  }

  private startTurn({ turn, kind, node, thread, from, value }: EventOf<'turnStarted'>): boolean {
    this.turns.push({ turn, kind, node, thread, from, value, context: null, how: null, error: null, values: [], before: null });
    return true;
  }

  private readyMoment(event: EventOf<'momentReady'>): boolean {
    if (event.moment !== this.drafts.length || event.turn !== this.turns.at(-1)?.turn) return false;
    const draft = new MomentDraft(event);
    draft.rows = { from: this.rows.length, to: this.rows.length };
    draft.commits = { from: this.commits.length, to: this.commits.length };
    this.drafts.push(draft);
    this.changed.add(draft);
    return true;
  }

  private startMoment({ moment }: EventOf<'momentStarted'>): boolean {
    const draft = this.drafts[moment];
    if (draft === undefined || moment !== this.startedCount) return false;
    this.startedCount += 1;
    draft.started = true;
    // Rows that came while it waited belong to the moment before it.
    draft.rows = { from: this.rows.length, to: this.rows.length };
    draft.commits = { from: this.commits.length, to: this.commits.length };
    this.openMerges = new Map();
    this.changed.add(draft);
    return true;
  }

  private readyTask({ task, moment, node, path, send, reads }: EventOf<'taskReady'>): boolean {
    const draft = this.drafts[moment];
    if (draft === undefined || task !== this.tasks.length) return false;
    draft.tasks.push(task);
    this.changed.add(draft);
    const rest = {
      returned: null,
      writes: [],
      sends: [],
      goto: [],
      error: null,
      interrupt: null,
      interruptId: '',
      ms: null,
      inputChanged: [],
    };
    this.tasks.push({ task, moment, node, path, send, reads, state: 'ready', ...rest });
    return true;
  }

  private changeTask(task: number, change: Partial<TaskView>): boolean {
    const view = this.tasks[task];
    if (view === undefined) return false;
    this.tasks[task] = { ...view, ...change };
    return true;
  }

  private failTask({ task, error, returned, ms }: EventOf<'taskFailed'>): boolean {
    const draft = this.drafts[this.tasks[task]?.moment ?? -1];
    if (draft === undefined) return false;
    draft.error ??= error;
    this.changed.add(draft);
    return this.changeTask(task, { state: 'failed', error, returned: returned ?? null, ms });
  }

  /** The moment that runs, or ran last; undefined before anything ran. */
  private running(): MomentDraft | undefined {
    return this.drafts[this.startedCount - 1];
  }

  private addRow(row: (row: number, moment: number) => RecordRow): boolean {
    const draft = this.running();
    if (draft === undefined) return false;
    const added = row(this.rows.length, draft.ready.moment);
    this.rows.push(added);
    draft.rows.to = this.rows.length;
    if (added.phase === 'commit') {
      this.commits.push(added.row);
      draft.commits.to = this.commits.length;
      const merge = this.openMerges.get(added.field);
      if (merge === undefined) this.openMerges.set(added.field, { rows: [added.row], next: 0 });
      else merge.rows.push(added.row);
    }
    this.changed.add(draft);
    return true;
  }

  private startCall({ call, phase, field, writer, existing, update }: EventOf<'callStarted'>): boolean {
    const own = { kind: 'call', phase, field, writer, call, existing, update } as const;
    return this.addCall(call, (row, moment) => ({ ...own, row, moment, ...JUST_CALLED }));
  }

  private startBatch({ call, phase, field, existing, writes, replay }: EventOf<'batchStarted'>): boolean {
    const own = { kind: 'batch', phase, field, call, existing, writes, replay, writer: allWriters(writes) } as const;
    return this.addCall(call, (row, moment) => ({ ...own, row, moment, ...JUST_CALLED }));
  }

  private addCall(call: CallNumber, row: (row: number, moment: number) => RecordRow): boolean {
    if (call !== this.rowOfCall.length) return false;
    const added = this.addRow(row);
    if (added) this.rowOfCall.push(this.rows.length - 1);
    return added;
  }

  private callRow(call: CallNumber): CallRow | BatchRow | undefined {
    const row = this.rows[this.rowOfCall[call] ?? -1];
    return row === undefined || row.kind === 'bypass' ? undefined : row;
  }

  private changeCall(
    call: CallNumber,
    change: Partial<Pick<CallRow, 'result' | 'same' | 'state' | 'error' | 'ms' | 'mutations'>>,
  ): boolean {
    const row = this.callRow(call);
    if (row === undefined) return false;
    this.rows[row.row] = { ...row, ...change };
    return true;
  }

  private failCall({ call, error, ms }: EventOf<'callFailed'>): boolean {
    const row = this.callRow(call);
    const draft = row?.phase === 'commit' ? this.drafts[row.moment] : undefined;
    if (draft !== undefined) {
      draft.error ??= error;
      this.changed.add(draft);
    }
    return this.changeCall(call, { state: 'failed', error, ms });
  }

  private bypass({ phase, field, writer, value, reason, replaced }: EventOf<'bypassed'>): boolean {
    return this.addRow((row, moment) => ({
      kind: 'bypass',
      row,
      moment,
      phase,
      field,
      writer,
      value,
      reason,
      replaced,
      discarded: false,
    }));
  }

  /** An Overwrite takes away all earlier writes of its merge, so a writer's first one that is left is the one meant. */
  private discard({ field, by }: EventOf<'discarded'>): boolean {
    const merge = this.openMerges.get(field);
    if (merge === undefined) return false;
    const end = Math.min(merge.rows.length, merge.next + DISCARD_REACH);
    for (let i = merge.next; i < end; i++) {
      const row = this.rows[merge.rows[i] ?? -1];
      if (row === undefined || row.discarded || !isSameWriter(row.writer, by)) continue;
      this.rows[row.row] = { ...row, discarded: true };
      merge.next = i + 1;
      return true;
    }
    return false;
  }

  private endMerge({ phase, field, after }: EventOf<'merged'>): boolean {
    const draft = this.running();
    if (draft === undefined) return false;
    if (phase !== 'commit') return true;
    draft.merged.push({ field, after });
    this.changed.add(draft);
    return true;
  }

  private mutate({ what, field, by, call, before, after }: EventOf<'mutated'>): boolean {
    const mutation = { what, field, by, before, after };
    if (call !== null) {
      const row = this.callRow(call);
      return row !== undefined && this.changeCall(call, { mutations: [...row.mutations, mutation] });
    }
    const tasks = by.kind === 'task' ? [by.task] : by.kind === 'oneOf' ? by.tasks : [];
    for (const task of tasks) this.changeTask(task, { inputChanged: [...(this.tasks[task]?.inputChanged ?? []), mutation] });
    // Code that nobody waited for can be no task's: the change is true all the same.
    return tasks.length > 0 || by.kind === 'unknown';
  }

  private save({ id, step, source, values, next }: EventOf<'checkpoint'>): boolean {
    const checkpoint = { id, step, source, values, next };
    // A Command given as input is merged before it is saved, in the step of its own moment.
    const running = this.running()?.ready;
    const isMerged = running !== undefined && running.turn === this.turns.at(-1)?.turn && running.step <= step;
    // One that is told before the turn's first moment is where an earlier run has left the thread.
    const isEarlier = this.drafts.at(-1)?.ready.turn !== this.turns.at(-1)?.turn;
    if ((source === 'input' && !isMerged) || isEarlier) return this.changeTurn({ before: checkpoint });
    const draft = this.momentOf(step);
    if (draft === undefined) return false;
    draft.checkpoint = checkpoint;
    this.changed.add(draft);
    return true;
  }

  /** A checkpoint that was told before anyone knew whether it would be saved is saved now. */
  private nameCheckpoint({ id, step, thread }: EventOf<'saved'>): void {
    const turn = this.turns.at(-1);
    if (turn?.thread !== thread) return;
    const isIt = (checkpoint: CheckpointView | null) => checkpoint?.id === '' && checkpoint.step === step;
    if (turn.before && isIt(turn.before)) this.changeTurn({ before: { ...turn.before, id } });
    for (let i = this.startedCount - 1; this.drafts[i]?.ready.turn === turn.turn; i--) {
      const draft = this.drafts[i];
      if (!draft?.checkpoint || !isIt(draft.checkpoint)) continue;
      draft.checkpoint = { ...draft.checkpoint, id };
      this.changed.add(draft);
      return;
    }
  }

  private now(): { readonly turn: number; readonly moment: number } {
    return { turn: this.turns.at(-1)?.turn ?? -1, moment: this.startedCount - 1 };
  }

  /** The moment that ends in a checkpoint: the last started one, or one before it whose number fits better. */
  private momentOf(step: number): MomentDraft | undefined {
    const last = this.drafts.slice(Math.max(this.startedCount - 2, 0), this.startedCount).filter((draft) => draft.checkpoint === null);
    return last.find((draft) => draft.ready.step === step) ?? last.at(-1);
  }

  private changeTurn(change: Partial<TurnView>): boolean {
    const turn = this.turns.at(-1);
    if (turn === undefined) return false;
    this.turns[this.turns.length - 1] = { ...turn, ...change };
    return true;
  }

  private endTurn({ turn, how, error, values }: EventOf<'turnEnded'>): boolean {
    if (this.turns.at(-1)?.turn !== turn) return false;
    const draft = this.running();
    if (draft !== undefined && draft.ready.turn === turn && draft.checkpoint === null && error !== null) {
      draft.error ??= error;
      this.changed.add(draft);
    }
    return this.changeTurn({ how, error, values });
  }
}

function isSameWriter(one: Writer, other: Writer): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
