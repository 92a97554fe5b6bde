import type { StateStyle } from '~/core/document';
import type { RunOutcome } from '~/core/trace';
import type { Job, Module } from '../protocol';
import type { Workshop } from './run';
import { fieldModules } from './state/parts';
import { probeStyle } from './state/probeStyle';

type StylesJob = Extract<Job, { kind: 'styles' }>;

const STYLES: readonly StateStyle[] = ['annotation', 'stateSchema', 'zod'];

/** Builds every field in every style, and tells of each what LangGraph has made and what it does with a few writes. */
export async function runStyles({ fields, shared }: StylesJob, workshop: Workshop): Promise<RunOutcome> {
  const { modules, outbox } = workshop;
  if (shared) await modules.loadShared(shared);
  const loaded = new Map<Module, unknown>();
  for (const module of fields.flatMap(fieldModules)) loaded.set(module, await modules.load(module));
  for (const [index, field] of fields.entries()) {
    for (const style of STYLES) {
      if (outbox.closed) return 'stopped';
      outbox.report({ kind: 'built', field: index, style, build: await probeStyle(field, style, loaded, workshop) });
      await outbox.credit();
    }
  }
  return 'done';
}
