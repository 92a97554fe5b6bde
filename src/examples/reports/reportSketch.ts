import type { Turn } from '~/core/document';
import type { Sketch } from '../sketch';

/** A graph of our own that does what a public report or question is about. */
export interface ReportSketch extends Sketch {
  /** Where it was reported: a repository with the number of an issue or a pull request, or an address. */
  readonly source: string;
  /** What was reported no longer happens in the pinned version: its document guards against a return. */
  readonly fixed?: true;
  /** Codes of the hazards that are found in it before anything runs. */
  readonly hazards?: readonly string[];
}

export type Reports = { readonly [id: string]: ReportSketch };

/** A path through nodes from START to END. */
export const chain = (...nodes: readonly string[]): readonly string[] => [['START', ...nodes, 'END'].join(' > ')];

/** Nodes that run together. */
export const fan = (...nodes: readonly string[]): readonly string[] => nodes.map((node) => `START > ${node} > END`);

/** A turn that starts where turn 1 was after a superstep. */
export const pinned = (kind: 'input' | 'resume', expression: string, superstep: number): Turn => ({
  kind,
  source: `export default ${expression};\n`,
  from: { turn: 1, superstep },
});
