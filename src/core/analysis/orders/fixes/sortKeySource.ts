import type { Source } from '~/core/document';
import { freeIdentifier } from './namedDefault';

/** Names of the helpers in the shared module. */
export interface KeyNames {
  readonly Keyed: string;
  readonly keyed: string;
  readonly withKeys: string;
  readonly withoutKeys: string;
}

/** Names that the document's sources do not have yet. */
export function keyNames(text: string): KeyNames {
  const free = (wanted: string) => freeIdentifier(wanted, text);
  return { Keyed: free('KeyedItem'), keyed: free('keyedItem'), withKeys: free('withKeys'), withoutKeys: free('withoutKeys') };
}

export const KEY_HELPERS = ({
  Keyed,
  keyed,
  withKeys,
  withoutKeys,
}: KeyNames): Source => `/** An item with where it belongs: its superstep, and the place of the node that wrote it. */
export type ${Keyed} = { step: number; place: number; item: unknown };

const isKeyed = (item: any): item is ${Keyed} => typeof item?.step === 'number' && typeof item.place === 'number' && 'item' in item;

/** What nobody keyed, such as an input, comes last in its superstep. */
export const ${keyed} = (item: unknown, step: number): ${Keyed} =>
  isKeyed(item) ? item : { step, place: Number.MAX_SAFE_INTEGER, item };

/** An update with keys on what it writes to a field; an Overwrite stays what it is. */
export function ${withKeys}(update: any, field: string, place: number, step: number): any {
  const items = update?.[field];
  return Array.isArray(items) ? { ...update, [field]: items.map((item) => ({ step, place, item })) } : update;
}

/** The state with the items of a field as they were before they had keys. */
export function ${withoutKeys}(state: any, field: string): any {
  const items = state?.[field];
  return Array.isArray(items) ? { ...state, [field]: items.map((one) => (isKeyed(one) ? one.item : one)) } : state;
}
`;

export const SORTED_MERGE = ({ Keyed, keyed }: KeyNames): Source => `import { type ${Keyed}, ${keyed} } from './shared';

/** Merges by key, so that the order of the writes within a superstep does not count. Equal keys stay as they came. */
export default (existing: unknown[], update: unknown[]): ${Keyed}[] => {
  const held = existing.map((item) => ${keyed}(item, 0));
  const latest = held.at(-1)?.step ?? 0;
  const added = update.map((item) => ${keyed}(item, latest));
  return [...held, ...added].sort((one, other) => one.step - other.step || one.place - other.place);
};
`;
