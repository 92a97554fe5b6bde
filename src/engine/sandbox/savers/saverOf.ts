import type { BaseCheckpointSaver } from '@langchain/langgraph-checkpoint';
import type { Memory } from '~/core/document';
import type { StoredRecord } from '~/core/trace';
import type { FarLimits } from '../../protocol';
import { BoundedSaver, type CheckpointKey } from './boundedSaver';
import { LateSaver } from './lateSaver';
import { StoredSaver } from './storedSaver';

/** Milliseconds by which a late saver is late where the engine waits for it. */
const LATE_MS = 1;

export interface SaverParts {
  readonly limits: FarLimits;
  /** Resolves after so many real milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
  /** Takes what is to outlive the run. */
  readonly tell: (record: StoredRecord) => void;
  readonly onForgotten: (thread: string, gone: readonly CheckpointKey[]) => void;
}

/** A new saver as a graph's memory asks for it; null where it asks for none. */
export function saverOf({ saver, durability }: Memory, parts: SaverParts): BaseCheckpointSaver | null {
  const { limits, wait, tell, onForgotten } = parts;
  const limit = limits.bytesPerThread;
  switch (saver) {
    case 'none':
      return null;
    case 'memory':
    case 'newEachTurn':
      return new BoundedSaver(limit, onForgotten);
    case 'late':
      return new LateSaver(limit, onForgotten, durability === 'sync' ? () => wait(LATE_MS) : null);
    case 'indexedDB':
      return new StoredSaver({ limit, recordLimit: limits.charactersPerStored, tell, onForgotten });
  }
}
