import type { PlaygroundDoc } from '~/core/document';
import { documentOf, type Sketch } from '../sketch';
import { claimTopics } from './claimTopics';

export { EXPLAINED } from './explained';
export { MEASURED } from './measured';

/** Every document that shows claims; `claims` names for each of its expectations the claim that it is about. */
export function claimsByDocument(): readonly { readonly doc: PlaygroundDoc; readonly claims: readonly string[] }[] {
  const sketches: readonly Sketch[] = claimTopics.flatMap(({ sketches: ofTopic }) => Object.values(ofTopic));
  return sketches.map((sketch) => ({ doc: documentOf(sketch, 'en'), claims: sketch.claims ?? [] }));
}
