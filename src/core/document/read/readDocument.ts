import type { PlaygroundDoc } from '../document';
import { DOCUMENT_VERSION } from '../document';
import type { DocumentLimits } from '../limits';
import { SHARED_LIMITS } from '../limits';
import { migrate } from '../migrate';
import { checkRefs } from './checkRefs';
import { checkTotals } from './checkTotals';
import { documentReader } from './documentReader';
import type { ReadProblem, Reading } from './reading';
import { newReading } from './reading';

/** `newer`: written by a newer page, so that reloading may help; the only problem then says so too. */
export type ReadResult =
  | { readonly ok: true; readonly doc: PlaygroundDoc }
  | { readonly ok: false; readonly newer: boolean; readonly problems: readonly ReadProblem[] };

/**
 * Reads parsed JSON of unknown origin: a whole document made of fresh objects, or all that is wrong with it (the first
 * twenty). Keys that a document does not have are refused. Never throws.
 */
export function readDocument(json: unknown, limits: DocumentLimits = SHARED_LIMITS): ReadResult {
  const reading = newReading();
  const found = versionOf(json, reading);
  if (found === undefined) return { ok: false, newer: false, problems: reading.problems };
  if (found > DOCUMENT_VERSION) {
    reading.report('newer', 'version', { found, known: DOCUMENT_VERSION });
    return { ok: false, newer: true, problems: reading.problems };
  }
  const migrated = migrate(json, found, DOCUMENT_VERSION);
  const doc =
    migrated === null ? reading.report('cannotMigrate', 'version', { found }) : documentReader(limits)(migrated.json, '', reading);
  if (doc !== undefined) {
    checkRefs(doc, reading);
    checkTotals(doc, limits, reading);
  }
  return doc === undefined || reading.problems.length > 0 ? { ok: false, newer: false, problems: reading.problems } : { ok: true, doc };
}

function versionOf(json: unknown, reading: Reading): number | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return reading.report('notAnObject', '');
  if (!Object.hasOwn(json, 'version')) return reading.report('missing', 'version');
  const found: unknown = Reflect.get(json, 'version');
  return typeof found === 'number' && Number.isInteger(found) && found > 0 ? found : reading.report('notANumber', 'version');
}
