import type { Gate } from '../gate';
import { Inside } from './inside';
import { Insides } from './insides';
import { Spy, type SpyParts } from './spy';
import { TaskBoard } from './taskBoard';

/** A spy of a graph and of all graphs inside it; `gateInside` is what their moments pass. */
export function createSpy(parts: SpyParts, gateInside: Pick<Gate, 'pass'>): Spy {
  const { recording, moments, outbox } = parts;
  const insides = new Insides(parts.anatomy.insides, (task, anatomy) => {
    return new Inside(task, {
      recording,
      anatomy,
      moments: (emit) => moments.inside(gateInside, emit),
      spy(own, ownMoments, onBoundary) {
        const board = new TaskBoard(own, anatomy.fields);
        // Of what is inside, no saver is a witness.
        return createSpy(
          { recording: own, moments: ownMoments, outbox, board, witness: null, anatomy, freeze: null, onBoundary },
          gateInside,
        );
      },
    });
  });
  return new Spy(parts, insides);
}
