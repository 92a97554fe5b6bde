import { fieldSources, fieldSpec, moduleOf, type Sourced, sharedSource, sourced, type Strip, stripAll } from './compile';
import type { BenchJob, LabJob, OverCause, StylesJob } from './engine';
import type { Job } from './protocol';

/** A reducer and its arguments ready to be called, or what stands in their way. */
export async function compileBench(
  { field, existing, updates, shared }: BenchJob,
  strip: Strip,
): Promise<Job | Extract<OverCause, { kind: 'problems' }>> {
  const argument = (key: string, source: string): Sourced => sourced(key, { kind: 'field', id: field.id }, source);
  const sources = [
    ...sharedSource(shared),
    ...fieldSources(field),
    ...(existing === null ? [] : [argument('existing', existing)]),
    ...updates.map((update, index) => argument(`update:${index}`, update)),
  ];
  const { modules, problems } = await stripAll(sources, strip);
  if (problems.length > 0) return { kind: 'problems', problems };
  return {
    kind: 'bench',
    field: fieldSpec(field, modules),
    existing: existing === null ? null : moduleOf(modules, 'existing'),
    updates: updates.map((_, index) => moduleOf(modules, `update:${index}`)),
    shared: modules.get('shared') ?? null,
  };
}

/** Fields ready to be built in every style, or what stands in their way. */
export async function compileStyles({ fields, shared }: StylesJob, strip: Strip): Promise<Job | Extract<OverCause, { kind: 'problems' }>> {
  const { modules, problems } = await stripAll([...sharedSource(shared), ...fields.flatMap(fieldSources)], strip);
  if (problems.length > 0) return { kind: 'problems', problems };
  return { kind: 'styles', fields: fields.map((field) => fieldSpec(field, modules)), shared: modules.get('shared') ?? null };
}

/** A field's channel ready to be made, or what stands in its way. */
export async function compileLab({ field, shared }: LabJob, strip: Strip): Promise<Job | Extract<OverCause, { kind: 'problems' }>> {
  const { modules, problems } = await stripAll([...sharedSource(shared), ...fieldSources(field)], strip);
  if (problems.length > 0) return { kind: 'problems', problems };
  return { kind: 'lab', field: fieldSpec(field, modules), shared: modules.get('shared') ?? null };
}
