import { type BaseCheckpointSaver, MemorySaver } from '@langchain/langgraph-checkpoint';
import type { Memory } from '~/core/document';
import { LateSaver } from './lateSaver';

/** Milliseconds by which a late saver is late where the engine waits for it. */
const LATE_MS = 1;

/** A new saver as a graph's memory asks for it; null where it asks for none. `wait` resolves after so many real milliseconds. */
export function saverOf({ saver, durability }: Memory, wait: (ms: number) => Promise<void>): BaseCheckpointSaver | null {
  switch (saver) {
    case 'none':
      return null;
    case 'memory':
    case 'newEachTurn':
    case 'indexedDB':
      return new MemorySaver();
    case 'late':
      return new LateSaver(durability === 'sync' ? () => wait(LATE_MS) : null);
  }
}
