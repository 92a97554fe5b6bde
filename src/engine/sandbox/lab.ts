import type { RunOutcome } from '~/core/trace';
import type { Job, Module } from '../protocol';
import { foldOnce } from './foldOnce';
import type { Workshop } from './run';
import type { Channel } from './spy/channels';
import { annotationField } from './state/annotationField';
import { fieldModules } from './state/parts';

type LabJob = Extract<Job, { kind: 'lab' }>;

/** Milliseconds of folding after which commands and heartbeats get their turn. */
const BREATH_MS = 50;

/** Loads one field and folds whatever it is asked to, until it is stopped. */
export async function runLab({ field, shared }: LabJob, workshop: Workshop): Promise<RunOutcome> {
  const { modules, outbox, folds, now, wait } = workshop;
  if (shared) await modules.loadShared(shared);
  const loaded = new Map<Module, unknown>();
  for (const module of fieldModules(field)) loaded.set(module, await modules.load(module));
  const { merge } = field;
  const moulds = {
    starting: annotationField(field, loaded) as Channel,
    empty: annotationField(
      merge.kind === 'untracked' ? field : { ...field, merge: { ...merge, start: { kind: 'none' } } },
      loaded,
    ) as Channel,
  };
  let breathed = now();
  while (!outbox.closed) {
    const { index, fold } = await folds.next();
    outbox.folded(index, foldOnce(moulds, fold, workshop));
    await outbox.credit();
    if (now() - breathed < BREATH_MS) continue;
    await wait(0);
    breathed = now();
  }
  return 'stopped';
}
