import type { BaseCheckpointSaver } from '@langchain/langgraph-checkpoint';
import type { Memory } from '~/core/document';
import type { SaverSpy } from './saverSpy';
import { saverOf } from './saverOf';

/** The saver of a run from turn to turn, and what is heard of it. */
export class RunMemory {
  readonly durability: Memory['durability'];
  /** Every turn starts from nothing. */
  readonly isShort: boolean;
  readonly #make: () => BaseCheckpointSaver | null;
  readonly #spy: SaverSpy;
  #saver: BaseCheckpointSaver | null;

  constructor(memory: Memory, spy: SaverSpy, wait: (ms: number) => Promise<void>) {
    this.durability = memory.durability;
    this.isShort = memory.saver === 'none' || memory.saver === 'newEachTurn';
    this.#make = () => saverOf(memory, wait);
    this.#spy = spy;
    this.#saver = this.#new();
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

  async deleteThread(thread: string): Promise<void> {
    if (!this.#saver) return;
    await this.#saver.deleteThread(thread);
    this.#spy.forget(thread, 'deleted');
  }

  #new(): BaseCheckpointSaver | null {
    const saver = this.#make();
    if (saver) this.#spy.listen(saver);
    return saver;
  }
}
