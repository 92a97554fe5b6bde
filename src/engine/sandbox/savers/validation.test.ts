import type { BaseCheckpointSaver } from '@langchain/langgraph-checkpoint';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BoundedSaver } from './boundedSaver';
import { RereadSaver } from './reread.fixture';
import { StoredSaver } from './storedSaver';

// The package registers its tests with the globals of the runner.
Object.assign(globalThis, { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it });
const { specTest, deltaChannelHistoryTests } = await import('@langchain/langgraph-checkpoint-validation');

const MB = 2 ** 20;

function validate(checkpointerName: string, createCheckpointer: () => BaseCheckpointSaver): void {
  specTest({ checkpointerName, createCheckpointer });
  deltaChannelHistoryTests({ checkpointerName, createCheckpointer });
}

// Under its own name, since the package knows that LangGraph's memory saver keeps values that have not changed.
validate('MemorySaver', () => new BoundedSaver(64 * MB, () => undefined));
validate('StoredSaver', () => new StoredSaver({ limit: 64 * MB, recordLimit: MB, tell: () => undefined, onForgotten: () => undefined }));
validate('StoredSaver that starts from its records each time', () => new RereadSaver());
