import { isList, isTagged, type MessageValue, type Value } from '~/core/value';

/** What an item was before add_messages made a message of it. `pair` is `[role, text]`, Python's tuple. */
export type CoercedFrom = 'message' | 'chunk' | 'string' | 'pair' | 'dict';

/** An item as the message that it becomes. `content` is null where it is not known before the result is seen. */
export interface Coerced {
  readonly from: CoercedFrom;
  readonly item: Value;
  readonly class: string;
  readonly isRemoval: boolean;
  readonly id: string | null;
  readonly content: Value | null;
}

/** The role of a dict or pair, and the class that it chooses. */
const CLASS_OF_ROLE: ReadonlyMap<string, string> = new Map([
  ['human', 'HumanMessage'],
  ['user', 'HumanMessage'],
  ['ai', 'AIMessage'],
  ['assistant', 'AIMessage'],
  ['system', 'SystemMessage'],
  ['developer', 'SystemMessage'],
  ['tool', 'ToolMessage'],
  ['remove', 'RemoveMessage'],
]);

/** The class that a chunk becomes, by its message type; other types stay chunks. */
const CLASS_OF_CHUNK: ReadonlyMap<string, string> = new Map([
  ['human', 'HumanMessage'],
  ['ai', 'AIMessage'],
  ['system', 'SystemMessage'],
  ['tool', 'ToolMessage'],
  ['function', 'FunctionMessage'],
  ['generic', 'ChatMessage'],
]);

const CHUNK = /^(?:Base|Human|AI|System|Tool|Function|Chat)MessageChunk$/;

export function isMessage(value: Value): value is MessageValue {
  return isTagged(value) && value.$ === 'message';
}

/** Null for what the library refuses, and for what the record does not hold whole. */
export function coerce(item: Value): Coerced | null {
  if (typeof item === 'string') return { from: 'string', item, class: 'HumanMessage', isRemoval: false, id: null, content: item };
  if (isMessage(item)) return ofMessage(item);
  if (isList(item)) return ofPair(item);
  const entries = entriesOf(item);
  return entries === null ? null : ofDict(item, entries);
}

/** A message that is left as it is, chunks too. */
export function asItIs(item: MessageValue): Coerced {
  const { id, content } = item;
  return { from: 'message', item, class: item.class, isRemoval: item.type === 'remove', id, content };
}

function ofMessage(item: MessageValue): Coerced {
  const whole = CHUNK.test(item.class) ? CLASS_OF_CHUNK.get(item.type) : undefined;
  return whole === undefined ? asItIs(item) : { ...asItIs(item), from: 'chunk', class: whole };
}

function ofPair(item: readonly Value[]): Coerced | null {
  const [role, text] = item;
  const name = typeof role === 'string' ? CLASS_OF_ROLE.get(role) : undefined;
  // A tool message and a removal need more than a pair has.
  if (name === undefined || name === 'ToolMessage' || name === 'RemoveMessage') return null;
  return { from: 'pair', item, class: name, isRemoval: false, id: null, content: text === undefined ? null : text };
}

function ofDict(item: Value, entries: ReadonlyMap<string, Value>): Coerced | null {
  const named = entries.get('role');
  const role = typeof named === 'string' ? named : entries.get('type');
  const name = typeof role === 'string' ? CLASS_OF_ROLE.get(role) : undefined;
  const id = entries.get('id') ?? null;
  // `lc` marks a message as it is saved, which has rules of its own.
  if (name === undefined || entries.has('lc') || (id !== null && typeof id !== 'string')) return null;
  if (name === 'ToolMessage' && !entries.has('tool_call_id')) return null;
  const isRemoval = name === 'RemoveMessage';
  if (isRemoval && id === null) return null;
  const content = entries.get('content');
  return { from: 'dict', item, class: name, isRemoval, id, content: isRemoval || content === undefined ? null : content };
}

function entriesOf(item: Value): ReadonlyMap<string, Value> | null {
  if (item === null || typeof item !== 'object' || isList(item)) return null;
  if (!isTagged(item)) return new Map(Object.entries(item));
  return item.$ === 'dict' ? new Map(item.v) : null;
}
