export { strip } from './strip';
export type { StripFault, StripRequest, StripResult } from './strip';
