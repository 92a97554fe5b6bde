/** Characters of a fragment that are looked at at all. */
export const LINK_LIMIT = 65_536;
/** Bytes of a document's JSON that a link may unfold into. */
export const LINK_BYTES = 1_048_576;
/** Brackets of a document's JSON inside each other: a level of an expected value may take three. */
export const LINK_DEPTH = 1000;
