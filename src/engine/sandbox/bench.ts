import type { RunOutcome } from '~/core/trace';
import type { BenchOutcome, Job, Module } from '../protocol';
import { oneMerge } from './oneMerge';
import type { Workshop } from './run';
import type { Channel } from './spy/channels';
import { annotationField } from './state/annotationField';
import { fieldModules } from './state/parts';
import { isUnchanged } from './unchanged';

type BenchJob = Extract<Job, { kind: 'bench' }>;

/** Feeds one field's channel, the engine's own, update by update; an update that fails leaves the field as it was. */
export async function runBench(job: BenchJob, workshop: Workshop): Promise<RunOutcome> {
  const { modules, outbox } = workshop;
  if (job.shared) await modules.loadShared(job.shared);
  const loaded = new Map<Module, unknown>();
  const all = [...fieldModules(job.field), ...(job.existing ? [job.existing] : []), ...job.updates];
  for (const module of all) loaded.set(module, await modules.load(module));
  const mould = annotationField(job.field, loaded) as Channel;
  const channel = mould.fromCheckpoint(job.existing ? loaded.get(job.existing) : undefined);
  for (const [update, module] of job.updates.entries()) {
    outbox.report({ kind: 'benched', update, outcome: apply(channel, loaded.get(module), workshop) });
    await outbox.credit();
  }
  return 'done';
}

function apply(channel: Channel, update: unknown, { encode, errorInfo }: Workshop): BenchOutcome {
  const existing = channel.isAvailable() ? channel.get() : undefined;
  const before = encode(existing);
  const updateBefore = encode(update);
  const { calls, failed } = oneMerge(channel, [update], () => undefined);
  const existingAfter = encode(existing);
  const updateAfter = encode(update);
  return {
    existing: before,
    updateValue: updateBefore,
    result: failed ? null : encode(channel.isAvailable() ? channel.get() : undefined),
    error: failed ? errorInfo(failed.thrown) : null,
    existingAfter: isUnchanged(before, existingAfter) ? null : existingAfter,
    updateAfter: isUnchanged(updateBefore, updateAfter) ? null : updateAfter,
    bypassed: calls === 0,
  };
}
