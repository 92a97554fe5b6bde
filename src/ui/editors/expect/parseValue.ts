import { objectOf, type PlainObject, UNDEFINED, type Value } from '~/core/value';
import { Reader } from './reader';

/** A value that a person typed, or where the text stops being one (0-based offset). */
export type Parsed = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly at: number };

/**
 * Reads a value in Python's or JavaScript's notation, in either form that the page writes: `None` and `null`, `{'a': 1}` and
 * `{ a: 1 }`, `{1, 2}` and `Set { 1, 2 }`, `HumanMessage(content='hi')`. Names are data here; nothing is evaluated.
 */
export function parseValue(text: string): Parsed {
  const reader = new Reader(text);
  const value = parse(reader);
  if (value === null || !reader.atEnd()) return { ok: false, at: reader.at };
  return { ok: true, value: value.value };
}

/** A value in a box, so that null can say that there was none. */
interface Box {
  readonly value: Value;
}

const WORDS: { readonly [word: string]: Value } = {
  None: null,
  null: null,
  True: true,
  true: true,
  False: false,
  false: false,
  undefined: UNDEFINED,
  NaN: { $: 'number', v: 'NaN' },
  nan: { $: 'number', v: 'NaN' },
  Infinity: { $: 'number', v: 'Infinity' },
  inf: { $: 'number', v: 'Infinity' },
};

const MESSAGES: { readonly [name: string]: string } = {
  HumanMessage: 'human',
  AIMessage: 'ai',
  SystemMessage: 'system',
  ToolMessage: 'tool',
  RemoveMessage: 'remove',
  ChatMessage: 'generic',
};

function parse(reader: Reader): Box | null {
  const string = reader.string();
  if (string !== null) return { value: string };
  const number = reader.number();
  if (number !== null) return { value: number };
  if (reader.take('[')) {
    const items = reader.list(']', () => parse(reader));
    return items === null ? null : { value: items.map((item) => item.value) };
  }
  if (reader.take('{')) return parseBraces(reader);
  const word = reader.word();
  if (word === null) return null;
  if (Object.hasOwn(WORDS, word)) return { value: WORDS[word] ?? null };
  return parseNamed(reader, word === 'new' ? (reader.word() ?? '') : word);
}

/** After `{`: an object or, as in Python, a set. */
function parseBraces(reader: Reader): Box | null {
  const start = reader.at;
  const entries = parseEntries(reader);
  if (entries !== null) return { value: objectOf(entries) };
  reader.at = start;
  const items = reader.list('}', () => parse(reader));
  return items === null ? null : { value: { $: 'set', v: items.map((item) => item.value) } };
}

/** `key: value` pairs up to `}`. */
function parseEntries(reader: Reader): (readonly [string, Value])[] | null {
  return reader.list('}', () => {
    const key = reader.string() ?? reader.key();
    if (key === null || !reader.take(':')) return null;
    const value = parse(reader);
    return value === null ? null : ([key, value.value] as const);
  });
}

/** After a name: a set, a map, a date or a message, with its parts in round brackets or braces. */
function parseNamed(reader: Reader, name: string): Box | null {
  if (name === 'set' || name === 'Set') return parseSet(reader);
  if (name === 'Map') return parseMap(reader);
  if (name === 'Date') return parseDate(reader);
  const type = MESSAGES[name];
  const entries = type === undefined ? null : parseParts(reader);
  if (type === undefined || entries === null) return null;
  const { id = null, content = '', ...rest } = Object.fromEntries(entries) as { [key: string]: Value };
  if (id !== null && typeof id !== 'string') return null;
  return { value: { $: 'message', class: name, type, id, content, rest: rest satisfies PlainObject } };
}

/** `(a=1, b=2)`, `({ a: 1 })` or `{ a: 1 }`. */
function parseParts(reader: Reader): readonly (readonly [string, Value])[] | null {
  if (reader.take('{')) return parseEntries(reader);
  if (!reader.take('(')) return null;
  if (reader.take('{')) {
    const entries = parseEntries(reader);
    return reader.take(')') ? entries : null;
  }
  return reader.list(')', () => {
    const key = reader.word();
    const value = key !== null && reader.take('=') ? parse(reader) : null;
    return key === null || value === null ? null : ([key, value.value] as const);
  });
}

function parseSet(reader: Reader): Box | null {
  const set = (items: readonly Box[] | null): Box | null =>
    items === null ? null : { value: { $: 'set', v: items.map((item) => item.value) } };
  if (reader.take('{')) return set(reader.list('}', () => parse(reader)));
  if (!reader.take('(')) return null;
  if (reader.take(')')) return set([]);
  const items = reader.take('[') ? reader.list(']', () => parse(reader)) : null;
  return reader.take(')') ? set(items) : null;
}

function parseMap(reader: Reader): Box | null {
  const pair = (arrow: string) => () => {
    const key = parse(reader);
    const value = key !== null && reader.take(arrow) ? parse(reader) : null;
    return key === null || value === null ? null : ([key.value, value.value] as const);
  };
  if (reader.take('{')) return map(reader.list('}', pair('=>')));
  if (!reader.take('(') || !reader.take('{')) return null;
  const pairs = reader.list('}', pair(':'));
  return reader.take(')') ? map(pairs) : null;
}

function map(pairs: readonly (readonly [Value, Value])[] | null): Box | null {
  return pairs === null ? null : { value: { $: 'map', v: pairs } };
}

function parseDate(reader: Reader): Box | null {
  const text = reader.take('(') ? reader.string() : null;
  return text !== null && reader.take(')') ? { value: { $: 'date', v: text } } : null;
}
