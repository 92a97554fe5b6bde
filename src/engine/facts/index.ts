export { readGraphFacts } from './readGraphFacts';
export { readFacts } from './readFacts';
