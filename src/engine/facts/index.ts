export { readFacts } from './readFacts';
export { readGraphFacts } from './readGraphFacts';
export type { FactRequest } from './readGraphFacts';
