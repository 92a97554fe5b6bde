import type { Gate } from '../gate';
import { Inside } from './inside';
import { Insides } from './insides';
import { Spy, type SpyParts } from './spy';
import { fieldNames } from '../state/fieldNames';
import { TaskBoard } from './taskBoard';

/** A spy of a graph and of all graphs inside it; `gateInside` is what their moments pass. */
export function createSpy(parts: SpyParts, gateInside: Pick<Gate, 'pass'>): Spy {
  const { recording, moments, outbox } = parts;
  const insides = new Insides(parts.spec, (task, spec) => {
    return new Inside(task, {
      recording,
      spec,
      moments: (emit) => moments.inside(gateInside, emit),
      spy(own, ownMoments, onBoundary) {
        const board = new TaskBoard(own, fieldNames(spec));
        // Of what is inside, no saver is a witness.
        return createSpy({ recording: own, moments: ownMoments, outbox, board, witness: null, spec, freeze: null, onBoundary }, gateInside);
      },
    });
  });
  return new Spy(parts, insides);
}
