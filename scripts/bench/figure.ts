import type { Row } from './table';

/** What one process measured: a line of the report with a single figure. */
export interface Figure extends Omit<Row, 'figures'> {
  readonly figure: number;
}

/** How much to measure. */
export interface Effort {
  readonly quick: boolean;
  /** Calls of the record alone. */
  readonly calls: number;
}

/** One row for each line of the first process, with the figures of all of them. */
export function rowsOf(processes: readonly (readonly Figure[])[]): Row[] {
  const [first = []] = processes;
  return first.map(({ what, goal, unit }) => {
    const figures = processes.flatMap((all) => all.filter((one) => one.what === what).map(({ figure }) => figure));
    return { what, goal, unit, figures };
  });
}
