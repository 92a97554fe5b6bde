import type { BaseCheckpointSaver } from '@langchain/langgraph-checkpoint';
import type { Memory } from '~/core/document';
import type { KeptRecord } from '~/core/trace';
import type { SaverSpy } from './saverSpy';
import { saverOf, type SaverParts } from './saverOf';
import { type Restored, StoredSaver } from './storedSaver';

/** Of a long thread the newest checkpoints are told. */
const MOST_TOLD = 500;

/** The saver of a run from turn to turn, and what is heard of it. */
export class RunMemory {
  readonly durability: Memory['durability'];
  /** Every turn starts from nothing. */
  readonly isShort: boolean;
  readonly #make: () => BaseCheckpointSaver | null;
  readonly #spy: SaverSpy;
  #saver: BaseCheckpointSaver | null;
  #restored: readonly Restored[] = [];

  /** `stored` is what earlier runs have left of the threads. */
  constructor(memory: Memory, spy: SaverSpy, parts: Omit<SaverParts, 'onForgotten'>, stored: readonly KeptRecord[]) {
    this.durability = memory.durability;
    this.isShort = memory.saver === 'none' || memory.saver === 'newEachTurn';
    this.#make = () => saverOf(memory, { ...parts, onForgotten: (thread, gone) => spy.makeRoom(thread, gone) });
    this.#spy = spy;
    this.#saver = this.#new();
    if (this.#saver instanceof StoredSaver) {
      this.#saver.restore(stored);
      this.#restored = this.#saver.restored;
      spy.adopt(this.#restored);
    }
  }

  /** Tells what an earlier run has left of a thread, and answers its newest checkpoint; undefined where there is none. */
  tellRestored(thread: string): Restored | undefined {
    const restored = this.#restored.filter((one) => one.thread === thread).slice(-MOST_TOLD);
    this.#spy.tellRestored(restored);
    return restored.at(-1);
  }

  get saver(): BaseCheckpointSaver | null {
    return this.#saver;
  }

  /** Every task's writes are given to the saver as it finishes. */
  get hearsWrites(): boolean {
    return this.#saver !== null && this.durability !== 'exit';
  }

  /** A new saver where every turn has its own. */
  renew(): void {
    if (this.isShort) this.#saver = this.#new();
  }

  /** The id of a thread's newest checkpoint; '' where none was saved. */
  newest(thread: string): string {
    return this.#spy.newest(thread);
  }

  holds(id: string, thread: string): boolean {
    return this.#spy.holds(id, thread);
  }

  /**
   * The id of a checkpoint that the engine tells: '' where it was not saved. At durability `exit` the engine names the last one
   * that was.
   */
  trueId(id: string, step: number): string {
    return this.durability === 'exit' && this.#spy.stepOf(id) !== step ? '' : id;
  }

  /** After a turn: tells what the saver has of it that is not as it was. */
  async reread(): Promise<void> {
    if (this.#saver) await this.#spy.reread(this.#saver);
  }

  async deleteThread(thread: string): Promise<void> {
    if (!this.#saver) return;
    await this.#saver.deleteThread(thread);
    this.#spy.forget(thread);
    this.#restored = this.#restored.filter((one) => one.thread !== thread);
  }

  #new(): BaseCheckpointSaver | null {
    const saver = this.#make();
    if (saver) this.#spy.listen(saver);
    return saver;
  }
}
