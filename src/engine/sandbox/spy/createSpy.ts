import type { Gate } from '../gate';
import { Inside } from './inside';
import { Insides } from './insides';
import { Spy, type SpyParts } from './spy';

/** A spy of a graph and of all graphs inside it; `gateInside` is what their moments pass. */
export function createSpy(parts: SpyParts, gateInside: Pick<Gate, 'pass'>): Spy {
  const { recording, moments, outbox } = parts;
  const insides = new Insides(parts.spec, (task, spec) => {
    return new Inside(task, {
      recording,
      moments: (emit) => moments.inside(gateInside, emit),
      // Of what is inside, no saver is a witness.
      spy: (own, ownMoments) => createSpy({ recording: own, moments: ownMoments, outbox, saver: null, spec, freeze: null }, gateInside),
    });
  });
  return new Spy(parts, insides);
}
