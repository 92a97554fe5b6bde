import type { Patch } from './patch';
import { PatchDraft } from './patchDraft';
import type { Value } from './value';

/** The patched value, sharing with `base` what did not change; undefined where the patch does not fit. Changes nothing. */
export function applyPatch(base: Value, patch: Patch): Value | undefined {
  return new PatchDraft().apply(base, patch);
}
