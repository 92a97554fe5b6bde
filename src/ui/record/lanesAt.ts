import { isThereAfter, type Lane, type LaneEvent } from '~/core/analysis';
import type { MomentNumber } from '~/core/trace';

/** Lanes up to a cursor, as a table: a column for each moment in which something became of a message. */
export interface ShownLanes {
  readonly columns: readonly MomentNumber[];
  readonly lanes: readonly ShownLane[];
  /** What is left out, since a table of it all would not be read. */
  readonly moreColumns: number;
  readonly moreLanes: number;
}

interface ShownLane {
  readonly id: string | null;
  /** The class of its last event. */
  readonly class: string;
  readonly cells: readonly Cell[];
}

interface Cell {
  readonly events: readonly LaneEvent[];
  /** The message is there at the end of this moment. */
  readonly isThere: boolean;
}

const MOST_COLUMNS = 60;
const MOST_LANES = 200;

/** `rows` counts the rows of the record that are shown. The last columns and lanes are kept. */
export function lanesAt(all: readonly Lane[], rows: number): ShownLanes {
  const lanes = all.flatMap(({ id, events }) => {
    const shown = events.filter((event) => event.row < rows);
    return shown.length === 0 ? [] : [{ id, events: shown }];
  });
  const columns = [...new Set(lanes.flatMap(({ events }) => events.map(({ moment }) => moment)))].toSorted((a, b) => a - b);
  const kept = columns.slice(-MOST_COLUMNS);
  const last = lanes.slice(-MOST_LANES);
  return {
    columns: kept,
    lanes: last.map((lane) => ({ id: lane.id, class: lane.events.at(-1)?.class ?? '', cells: cellsOf(lane, kept) })),
    moreColumns: columns.length - kept.length,
    moreLanes: lanes.length - last.length,
  };
}

function cellsOf({ events }: Lane, columns: readonly MomentNumber[]): readonly Cell[] {
  return columns.map((moment) => {
    const last = events.findLast((event) => event.moment <= moment);
    return { events: events.filter((event) => event.moment === moment), isThere: last !== undefined && isThereAfter(last) };
  });
}
