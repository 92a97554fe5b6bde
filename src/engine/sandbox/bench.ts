import { plainText } from './plainText';
import type { RunOutcome } from '~/core/trace';
import type { Value } from '~/core/value';
import type { BenchOutcome, Job, Module } from '../protocol';
import { fieldChannel, fieldModules } from './build';
import { onlyIdsFilled } from './record';
import type { Workshop } from './run';
import type { Channel } from './spy/channels';

type BenchJob = Extract<Job, { kind: 'bench' }>;

/** Feeds one field's channel, the engine's own, update by update; an update that fails leaves the field as it was. */
export async function runBench(job: BenchJob, workshop: Workshop): Promise<RunOutcome> {
  const { modules, outbox } = workshop;
  if (job.shared) await modules.loadShared(job.shared);
  const loaded = new Map<Module, unknown>();
  const all = [...fieldModules(job.field), ...(job.existing ? [job.existing] : []), ...job.updates];
  for (const module of all) loaded.set(module, await modules.load(module));
  const mould = fieldChannel(job.field, loaded) as Channel;
  const channel = mould.fromCheckpoint(job.existing ? loaded.get(job.existing) : undefined);
  for (const [update, module] of job.updates.entries()) {
    outbox.report({ kind: 'benched', update, outcome: apply(channel, loaded.get(module), workshop) });
    await outbox.credit();
  }
  return 'done';
}

function apply(channel: Channel, update: unknown, { encode, errorInfo }: Workshop): BenchOutcome {
  const reducer = channel.operator;
  const existing = channel.isAvailable() ? channel.get() : undefined;
  const before = encode(existing);
  const updateBefore = encode(update);
  let called = false;
  let error: BenchOutcome['error'] = null;
  if (reducer) {
    channel.operator = (held, incoming) => {
      called = true;
      return reducer(held, incoming);
    };
  }
  try {
    channel.update([update]);
  } catch (thrown) {
    error = errorInfo(thrown);
  } finally {
    if (reducer) channel.operator = reducer;
  }
  const existingAfter = encode(existing);
  const updateAfter = encode(update);
  const result = error ? null : encode(channel.isAvailable() ? channel.get() : undefined);
  return {
    existing: before,
    updateValue: updateBefore,
    result,
    error,
    existingAfter: isUnchanged(before, existingAfter) ? null : existingAfter,
    updateAfter: isUnchanged(updateBefore, updateAfter) ? null : updateAfter,
    bypassed: !called,
  };
}

function isUnchanged(before: Value, after: Value): boolean {
  return plainText(before) === plainText(after) || onlyIdsFilled(before, after);
}
