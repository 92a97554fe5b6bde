export { decode } from './decode';
export { encode, encodeWithin } from './encode';
export { fieldsOf } from './fieldsOf';
export { isWrittenAs } from './isWrittenAs';
export { onlyIdsFilled } from './onlyIdsFilled';
export { ValueRecorder } from './valueRecorder';
export type { Recorded } from './valueRecorder';
