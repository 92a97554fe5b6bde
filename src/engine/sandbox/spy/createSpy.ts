import type { RecordPath } from '~/core/trace';
import type { InsideGates } from '../insideGates';
import { Inside } from './inside';
import { Insides } from './insides';
import { Spy, type SpyParts } from './spy';
import { TaskBoard } from './taskBoard';

/** The graph's own place among the graphs around it: tasks and names of their nodes, from the outside in. */
interface Place {
  readonly gates: InsideGates;
  readonly record: RecordPath;
  readonly path: readonly string[];
}

/** A spy of a graph and of all graphs inside it. */
export function createSpy(parts: SpyParts, { gates, record, path }: Place): Spy {
  const { recording, moments, outbox, saver } = parts;
  const insides = new Insides(parts.anatomy.insides, (task, anatomy) => {
    const place = { record: [...record, task.number], path: [...path, task.node] };
    const gate = gates.of(place);
    return new Inside(task, {
      recording,
      anatomy,
      gate,
      moments: (emit) => moments.inside(gate, emit),
      board: (own) => new TaskBoard(own, anatomy.fields),
      saver,
      spy(own, board, ownMoments, onBoundary) {
        // Of what is inside, no saver is a witness.
        const inner = { recording: own, moments: ownMoments, outbox, board, saver, witness: null, anatomy, freeze: null, onBoundary };
        return createSpy(inner, { gates, ...place });
      },
    });
  });
  return new Spy(parts, insides);
}
