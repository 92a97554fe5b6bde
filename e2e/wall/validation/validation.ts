import type { RunnableConfig } from '@langchain/core/runnables';
import type { KeptRecord, ValueRef } from '~/core/trace';
import { readCommand } from '~/engine/check';
import { createUnframe } from '~/engine/frame';
import type { Command } from '~/engine/protocol';
import type { FarSide, Surroundings } from '~/engine/sandbox/farSide';
import { Outbox } from '~/engine/sandbox/outbox';
import { StoredSaver } from '~/engine/sandbox/savers/storedSaver';
import { deltaChannelHistoryTests, specTest } from '@langchain/langgraph-checkpoint-validation';
import { expect } from './expecting';
import { type Outcome, runner, runSuite } from './suite';

// While the worker's script is evaluated: afterwards its globals are read-only.
Object.assign(globalThis, runner, { expect });

const COMMAND_CHARACTERS = 64 * 2 ** 20;

/**
 * Takes a run's command and, instead of a graph, runs the validation on savers that hand their records over as in any run. Each
 * outcome is a line that was logged: its name and its error. Records that came along are read back first.
 */
export function createValidation({ send, every }: Surroundings): FarSide {
  const unframe = createUnframe(COMMAND_CHARACTERS);
  const stored: KeptRecord[] = [];
  let run: Extract<Command, { kind: 'run' }> | null = null;
  let outbox: Outbox | null = null;
  return {
    receive(message) {
      const text = unframe(message);
      const command = text === null ? null : readCommand(text);
      if (command?.kind === 'run') run = command;
      if (command?.kind === 'stored') stored.push(...command.records);
      if (command?.kind === 'ack') outbox?.acknowledge(command.bytes);
      if (command?.kind === 'allow' && run && !outbox) {
        outbox = new Outbox(send, run.limits, () => undefined);
        every(run.limits.heartbeatMs, () => outbox?.report({ kind: 'beat', parked: false }));
        void validate(outbox, run, stored);
      }
    },
    rejected: () => undefined,
  };
}

async function validate(outbox: Outbox, { limits, seed }: Extract<Command, { kind: 'run' }>, stored: readonly KeptRecord[]): Promise<void> {
  outbox.event({ type: 'runStarted', seed, langgraph: 'validation', recording: false });
  let values: ValueRef = 0;
  const tell = async ({ name, error }: Outcome) => {
    outbox.values(values, [{ v: name }, { v: error }]);
    outbox.event({ type: 'logged', level: 'log', values: [values, values + 1], by: { kind: 'unknown' }, call: null });
    outbox.gatePassed();
    values += 2;
    await outbox.credit();
  };
  const createCheckpointer = () =>
    new StoredSaver({
      limit: limits.bytesPerThread,
      recordLimit: limits.charactersPerStored,
      tell: (record) => outbox.stored(record),
      onForgotten: () => undefined,
    });
  if (stored.length > 0) await tell(await readBack(createCheckpointer(), stored));
  const about = { checkpointerName: 'StoredSaver', createCheckpointer };
  await runSuite(() => {
    specTest(about);
    deltaChannelHistoryTests(about);
  }, tell);
  outbox.event({ type: 'runEnded', how: 'done' });
  outbox.report({ kind: 'over', how: 'done' });
}

/** Whether every checkpoint that was kept is there, with the writes beside it. */
async function readBack(saver: StoredSaver, stored: readonly KeptRecord[]): Promise<Outcome> {
  saver.restore(stored);
  const missing: string[] = [];
  for (const record of stored) {
    const { thread, namespace, checkpoint } = record;
    const config: RunnableConfig = { configurable: { thread_id: thread, checkpoint_ns: namespace, checkpoint_id: checkpoint } };
    const tuple = await saver.getTuple(config);
    const isThere = record.op === 'put' ? tuple : tuple?.pendingWrites?.some(([task]) => task === record.task);
    if (!isThere) missing.push(`${record.op} ${checkpoint}`);
  }
  return { name: `${stored.length} records read back`, error: missing.join(', ') };
}
