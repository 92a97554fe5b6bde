import { median } from './median';

/** One line of the report: a figure without a unit of time, and what it should be at most. */
export interface Row {
  readonly what: string;
  /** One figure of every process. */
  readonly figures: readonly number[];
  readonly goal: number | null;
  /** Stands behind the figures, such as `frames`; '' for a plain ratio. */
  readonly unit: string;
}

const HEAD = ['figure', 'goal', 'spread', '', 'what'];

/** The rows as text, in columns: the median of the processes, the goal, the least and the greatest. */
export function table(rows: readonly Row[]): string {
  const lines = [HEAD, ...rows.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const pad = (line: readonly string[]) =>
    line.map((cell, column) => (column < 3 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)));
  return lines.map((line) => `${pad(line).join('  ').trimEnd()}\n`).join('');
}

function cells({ what, figures, goal, unit }: Row): string[] {
  const figure = median(figures);
  const spread = figures.length > 1 ? `${number(Math.min(...figures))}–${number(Math.max(...figures))}` : '';
  return [number(figure), goal === null ? '' : `≤ ${goal}`, spread, verdict(figure, goal), unit === '' ? what : `${what} (${unit})`];
}

function verdict(figure: number, goal: number | null): string {
  if (goal === null) return '';
  return figure <= goal ? 'ok' : 'above';
}

function number(figure: number): string {
  return figure.toFixed(figure >= 10 ? 1 : 2);
}
