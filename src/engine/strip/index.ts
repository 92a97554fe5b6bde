export { parse } from './parse';
export { strip } from './strip';
export type { StripFault, StripRequest, StripResult } from './strip';
