import type { PlaygroundDoc } from '~/core/document';
import type { Hazard, HazardCode } from '../hazard';

export interface Twins {
  readonly code: HazardCode;
  readonly sure: Hazard['sure'];
  readonly what: string;
  readonly bad: PlaygroundDoc;
  /** Very like the bad one, and as it should be. */
  readonly good: PlaygroundDoc;
}

export const twins = (code: HazardCode, sure: Hazard['sure'], what: string, bad: PlaygroundDoc, good: PlaygroundDoc): Twins => ({
  code,
  sure,
  what,
  bad,
  good,
});
