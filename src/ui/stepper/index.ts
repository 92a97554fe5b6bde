export { Timeline } from './Timeline';
export { Transport } from './Transport';
