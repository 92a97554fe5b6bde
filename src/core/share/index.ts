export { decodeLink } from './decodeLink';
export type { LinkFailure, LinkResult } from './decodeLink';
export { encodeLink } from './encodeLink';
export { linkBand } from './linkBand';
export type { LinkBand } from './linkBand';
export { LINK_LIMIT } from './linkLimits';
export { withPlace } from './linkPlace';
export type { LinkPlace } from './linkPlace';
