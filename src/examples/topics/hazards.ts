import type { Sketch } from '../sketch';
import { hazardsInMessages } from './hazardsInMessages';
import { hazardsInParallel } from './hazardsInParallel';
import { hazardsOfPaths } from './hazardsOfPaths';
import { hazardsOfResults } from './hazardsOfResults';
import { hazardsOfSignatures } from './hazardsOfSignatures';
import { hazardsOfSubgraphs } from './hazardsOfSubgraphs';
import { hazardsOfWrites } from './hazardsOfWrites';

/** What is rarely meant, once as it happens and once mended. */
export const hazards: { readonly [id: string]: Sketch } = {
  ...hazardsInParallel,
  ...hazardsOfWrites,
  ...hazardsInMessages,
  ...hazardsOfSignatures,
  ...hazardsOfResults,
  ...hazardsOfPaths,
  ...hazardsOfSubgraphs,
};
