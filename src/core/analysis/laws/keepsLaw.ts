import type { Expectation, FieldId } from '~/core/document';
import type { Value } from '~/core/value';
import type { Folder } from '../fold';
import type { Counter } from './law';

type LawExpectation = Extract<Expectation, { kind: 'law' }>;

/**
 * Whether a reducer keeps a law in one try that was written down, and else what each side came to: none where there is
 * nothing to compare. Rejects with `FolderOver`.
 */
export async function keepsLaw(
  { law, existing, updates }: LawExpectation,
  folder: Folder,
): Promise<{ readonly keeps: boolean; readonly sides: readonly (Value | null)[] }> {
  // With what tries laws of its own accord: most documents expect none.
  const { RULES } = await import('./searchLaw');
  const rule = RULES[law];
  const from = Math.max(0, updates.length - rule.updates);
  const attempt = await rule.attempt({ existing, before: updates.slice(0, from), updates: updates.slice(from) }, folder);
  return { keeps: attempt.kind === 'kept', sides: attempt.kind === 'broken' ? attempt.sides.map(({ value }) => value) : [] };
}

/** A counter-example as what a document expects of its reducer. */
export function lawExpectation({ law, existing, updates }: Counter, field: FieldId): LawExpectation {
  return { kind: 'law', field, law, existing, updates };
}
