export { isList, isPlainObject, isTagged, UNDEFINED } from './value';
export type { MessageValue, PlainObject, Tag, Tagged, Value } from './value';
export type { ListSplice, Patch } from './patch';
