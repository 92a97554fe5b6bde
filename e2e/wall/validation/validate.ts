import { createTraceStore, keptRecords, type StoredRecord } from '~/core/trace';
import { createWalledEngine } from '~/engine/client';
import type { Limits } from '~/engine/limits';
import { isFailure, openStorage } from '~/storage';
import { oneNode } from '../graphs';
import type { WallHarness } from '../harnessApi';

const loadFarSide = async () => (await import('virtual:far-side-validation')).default;

/** See `WallHarness.validate`. */
export async function validate(doc: string, limits: Limits): ReturnType<WallHarness['validate']> {
  const { threads } = openStorage(
    { now: Date.now, newId: () => 'harness' },
    { onBlocked: () => undefined, onYield: async () => undefined, onOpen: () => undefined },
  );
  const listed = await threads.list(doc);
  const before = isFailure(listed)
    ? listed
    : await threads.read(
        doc,
        listed.map(({ thread }) => thread),
      );
  if (isFailure(before)) throw new Error(before.text);
  const engine = createWalledEngine(limits, loadFarSide);
  const store = createTraceStore();
  const told: StoredRecord[] = [];
  const lines: (readonly [name: number, error: number])[] = [];
  const over = await new Promise<unknown>((resolve) =>
    engine.run(
      oneNode('return {};'),
      { seed: 1, allow: null, delays: null, stored: before.records },
      {
        onTrace(values, events) {
          store.append(values, events);
          for (const event of events) if (event.type === 'logged') lines.push([event.values[0] ?? 0, event.values[1] ?? 0]);
        },
        onStored: (records) => told.push(...records),
        onStatus: (status) => status.kind === 'over' && resolve(status),
      },
    ),
  );
  engine.dispose();
  if (store.ended !== 'done') throw new Error(JSON.stringify(over));
  const failure = await threads.write(doc, told);
  if (failure) throw new Error(failure.text);
  return {
    outcomes: lines.map(([name, error]) => ({ name: store.value(name), error: store.value(error) })),
    kept: keptRecords(told).length,
  };
}
