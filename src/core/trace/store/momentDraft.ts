import type { ErrorInfo, TaskNumber, TraceEvent } from '../event';
import type { ValueRef } from '../values';
import type { CheckpointView, MomentView } from '../views';

/** A moment as it fills in; `view` gives what the page sees of it. */
export class MomentDraft {
  started = false;
  readonly tasks: TaskNumber[] = [];
  rows = { from: 0, to: 0 };
  commits = { from: 0, to: 0 };
  readonly merged: { readonly field: string; readonly after: ValueRef | null }[] = [];
  checkpoint: CheckpointView | null = null;
  error: ErrorInfo | null = null;
  readonly ready: Extract<TraceEvent, { type: 'momentReady' }>;

  constructor(ready: Extract<TraceEvent, { type: 'momentReady' }>) {
    this.ready = ready;
  }

  /** A new object, sharing with the view before it the lists that did not grow. */
  view(before: MomentView | undefined): MomentView {
    const { moment, turn, kind, step, superstep } = this.ready;
    return {
      moment,
      turn,
      kind,
      step,
      superstep,
      started: this.started,
      tasks: before?.tasks.length === this.tasks.length ? before.tasks : this.tasks.slice(),
      rows: { ...this.rows },
      commits: { ...this.commits },
      merged: before?.merged.length === this.merged.length ? before.merged : this.merged.slice(),
      checkpoint: this.checkpoint,
      error: this.error,
    };
  }
}
