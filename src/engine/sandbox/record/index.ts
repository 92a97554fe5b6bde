export { encode } from './encode';
export { fieldsOf } from './fieldsOf';
export { onlyIdsFilled } from './onlyIdsFilled';
export { ValueRecorder } from './valueRecorder';
export type { Drained, Recorded } from './valueRecorder';
