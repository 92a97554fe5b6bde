import type { BypassReason, CallNumber, Phase, Writer } from '~/core/trace';
import { onlyIdsFilled, type Recorded } from '../record';
import { type Recording, since } from './recording';

/** Who wrote one of a merge's values, and the value as it was recorded when its task ended. */
export interface Attributed {
  readonly writer: Writer;
  readonly recorded: Recorded | null;
}

const UNKNOWN: Attributed = { writer: { kind: 'unknown' }, recorded: null };

/** One write that a call is given, with how it was recorded just before. */
interface Part {
  readonly writer: Writer;
  readonly written: Recorded;
  readonly update: unknown;
}

/** Whom a call is for, in one name. */
function oneOf(parts: readonly Part[]): Writer {
  const [first] = parts;
  return first !== undefined && parts.every(({ writer }) => writer === first.writer) ? first.writer : UNKNOWN.writer;
}

type Reducer = (existing: unknown, update: unknown) => unknown;

/** One field's merge: tells every write as a call or as what reached no reducer, in the engine's order. */
export class Merge {
  readonly #recording: Recording;
  readonly #phase: Phase;
  readonly #field: string;
  readonly #by: readonly Attributed[];
  /** What the field holds at this point of the merge; null for nothing. */
  #current: Recorded | null;
  /** Writes that have had an effect, which a later Overwrite takes from them. */
  readonly #effective: { readonly by: Writer; readonly value: number }[] = [];

  constructor(recording: Recording, phase: Phase, field: string, by: readonly Attributed[], held: unknown, isHeld: boolean) {
    this.#recording = recording;
    this.#phase = phase;
    this.#field = field;
    this.#by = by;
    this.#current = isHeld ? recording.book.record(held, recording.book.live(field)) : null;
  }

  /** A write that no reducer sees. `left` is what the field holds after it, undefined for nothing or for no change. */
  bypass(index: number, value: unknown, reason: BypassReason, left?: unknown): void {
    const { book, emit } = this.#recording;
    const { writer, recorded } = this.#by[index] ?? UNKNOWN;
    const written = book.record(value, recorded ?? this.#current);
    const takesEffect = reason === 'plain' || reason === 'first' || reason === 'overwrite';
    const replaced = takesEffect && this.#current ? this.#current.ref : null;
    emit({ type: 'bypassed', phase: this.#phase, field: this.#field, writer, value: written.ref, reason, replaced });
    if (!takesEffect) return;
    if (reason === 'overwrite') this.#discard();
    if (reason === 'plain') this.#current = written;
    else this.#current = left === undefined ? null : book.record(left, written);
    this.#effective.push({ by: writer, value: written.ref });
  }

  call(index: number, existing: unknown, update: unknown, reducer: Reducer): unknown {
    const { book, emit } = this.#recording;
    const { writer, recorded } = this.#by[index] ?? UNKNOWN;
    const before = book.record(existing, this.#current);
    const written = book.record(update, recorded ?? book.live(this.#field));
    const began = { phase: this.#phase, field: this.#field, writer, existing: before.ref, update: written.ref };
    return this.#run(
      writer,
      before,
      existing,
      [{ writer, written, update }],
      () => reducer(existing, update),
      (call) => emit({ type: 'callStarted', call, ...began }),
    );
  }

  /** All writes of a superstep in one call; of a replay those that came after the last Overwrite. */
  batch(
    state: unknown,
    writes: readonly unknown[],
    reducer: (state: unknown, writes: readonly unknown[]) => unknown,
    replay: boolean,
  ): unknown {
    const { book, emit } = this.#recording;
    const by = this.#by.slice(this.#by.length - writes.length);
    const before = book.record(state, this.#current);
    const parts = writes.map((update, index): Part => {
      const { writer, recorded } = by[index] ?? UNKNOWN;
      return { writer, written: book.record(update, recorded ?? book.live(this.#field)), update };
    });
    const told = parts.map(({ writer, written }) => ({ writer, value: written.ref }));
    const began = { phase: this.#phase, field: this.#field, existing: before.ref, writes: told, replay };
    return this.#run(
      oneOf(parts),
      before,
      state,
      parts,
      () => reducer(state, writes),
      (call) => emit({ type: 'batchStarted', call, ...began }),
    );
  }

  #run(
    by: Writer,
    before: Recorded,
    existing: unknown,
    parts: readonly Part[],
    run: () => unknown,
    tell: (call: CallNumber) => void,
  ): unknown {
    const { book, emit, actors, now, nextCall, errorInfo } = this.#recording;
    const call = nextCall();
    tell(call);
    const from = now();
    let result: unknown;
    try {
      result = actors.during(by, run, call);
    } catch (thrown) {
      emit({ type: 'callFailed', call, error: errorInfo(thrown), ms: since(now, from) });
      this.#tellChange('existing', before, book.matches(before, existing) ? before : book.record(existing, before), by, call);
      for (const part of parts) this.#checkUpdate(part, call);
      throw thrown;
    }
    const ms = since(now, from);
    const settled = book.settle(before, existing, result);
    const isSame = result === existing && typeof result === 'object' && result !== null;
    emit({ type: 'callFinished', call, result: settled.result.ref, ms, ...(isSame ? { same: true } : {}) });
    this.#tellChange('existing', before, settled.existing, by, call);
    for (const part of parts) this.#checkUpdate(part, call);
    this.#current = result === undefined ? null : settled.result;
    for (const { writer, written } of parts) this.#effective.push({ by: writer, value: written.ref });
    return result;
  }

  /** The merge is over and has left `held`. */
  end(held: unknown, isHeld: boolean): Recorded | null {
    const after = isHeld ? this.#recording.book.record(held, this.#current) : null;
    this.#recording.emit({ type: 'merged', phase: this.#phase, field: this.#field, after: after?.ref ?? null });
    return after;
  }

  /** An Overwrite takes the effect from all writes before it. */
  #discard(): void {
    for (const { by, value } of this.#effective.splice(0)) {
      // Looks at the state leave nothing that could be lost.
      if (this.#phase === 'commit') this.#recording.emit({ type: 'discarded', field: this.#field, by, value });
    }
  }

  #checkUpdate({ writer, written, update }: Part, call: CallNumber): void {
    const { book } = this.#recording;
    if (!book.matches(written, update)) this.#tellChange('update', written, book.record(update, written), writer, call);
  }

  #tellChange(what: 'existing' | 'update', before: Recorded, after: Recorded, by: Writer, call: CallNumber): void {
    if (after.ref === before.ref || onlyIdsFilled(before.value, after.value)) return;
    this.#recording.emit({ type: 'mutated', what, field: this.#field, by, call, before: before.ref, after: after.ref });
  }
}
