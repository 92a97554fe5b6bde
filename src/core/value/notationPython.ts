import { byteCount, firstBytes } from './notationBytes';
import { atom, group, listItem, messageParts, namedItem, textShape } from './notationShape';
import type { NotationShape } from './notationShape';
import { isList, isTagged } from './value';
import type { Tagged, Value } from './value';

/** One level of a value as Python's `repr` would write it. */
export function shapeInPython(value: Value): NotationShape {
  if (value === null) return atom('word', 'None');
  if (typeof value === 'boolean') return atom('word', value ? 'True' : 'False');
  if (typeof value === 'number') return atom('number', pythonNumber(value));
  if (typeof value === 'string') return textShape(value, quoterFor(value));
  if (isList(value)) return group('[', ']', value.length, listItem(value));
  if (!isTagged(value)) return dict(Object.entries(value));
  return tagged(value);
}

function tagged(value: Tagged): NotationShape {
  switch (value.$) {
    case 'undefined':
      return atom('foreign', 'undefined');
    case 'hole':
      return atom('foreign', '<empty item>');
    case 'number':
      return atom('number', { NaN: 'nan', Infinity: 'inf', '-Infinity': '-inf', '-0': '-0.0' }[value.v]);
    case 'bigint':
      return atom('number', value.v);
    case 'symbol':
      return atom('foreign', `Symbol(${value.v})`);
    case 'function':
      return atom('foreign', `<function ${value.v === '' ? '(anonymous)' : value.v}>`);
    case 'date':
      return atom('foreign', `Date(${quotePython(value.v)})`);
    case 'regexp':
      return atom('foreign', value.v);
    case 'set':
      return value.v.length === 0 ? atom('class', 'set()') : group('{', '}', value.v.length, listItem(value.v));
    case 'map':
      return group('({', '})', value.v.length, mapItem(value.v), { name: 'Map', foreign: true });
    case 'bytes':
      return pythonBytes(value.class, value.v);
    case 'dict':
      return dict(value.v);
    case 'instance':
      return call(value.class, value.v);
    case 'error':
      return group('(', ')', 1, listItem([value.message]), { name: value.class });
    case 'message':
      return call(value.class, messageParts(value));
    case 'overwrite':
      return call('Overwrite', [['value', value.v]]);
    case 'send':
      return call('Send', [
        ['node', value.node],
        ['arg', value.args],
      ]);
    case 'command':
      return call('Command', Object.entries(value.v));
    case 'promise':
      return atom('special', '<promise>');
    case 'getter':
      return atom('special', '<getter>');
    case 'unreadable':
      return atom('special', `<unreadable: ${value.v}>`);
    case 'cycle':
      return atom('special', `<circular ↑${value.up}>`);
    case 'cut':
      return atom('special', `<cut: ${value.kind}, ${value.size}>`);
  }
}

function dict(entries: readonly (readonly [string, Value])[]): NotationShape {
  return group('{', '}', entries.length, namedItem(entries, quotePython, ': '));
}

const mapItem = (pairs: readonly (readonly [Value, Value])[]) => (index: number) => {
  const [key, value] = pairs[index] ?? [null, null];
  return { label: '', key, between: ': ', value };
};

/** `Name(part=value, …)`. */
function call(name: string, parts: readonly (readonly [string, Value])[]): NotationShape {
  const part = namedItem(parts, (key) => key, '=');
  return group('(', ')', parts.length, part, { name });
}

/** Only bytes are Python's `bytes`; other arrays of numbers keep their class around them. */
function pythonBytes(name: string, base64: string): NotationShape {
  const isBytes = name === 'Uint8Array' || name === 'ArrayBuffer';
  const quoted = (count: number) => {
    const literal = `b'${firstBytes(base64, count).map(escapeByte).join('')}'`;
    return isBytes ? literal : `${name}(${literal})`;
  };
  return { kind: 'text', length: byteCount(base64), quoted };
}

function escapeByte(code: number): string {
  if (code === 0x5c) return '\\\\';
  if (code === 0x27) return "\\'";
  if (code === 0x0a) return '\\n';
  if (code === 0x0d) return '\\r';
  if (code === 0x09) return '\\t';
  if (code >= 0x20 && code < 0x7f) return String.fromCharCode(code);
  return `\\x${code.toString(16).padStart(2, '0')}`;
}

/** JavaScript's shortest digits are Python's too; only exponents have at least two digits. */
function pythonNumber(value: number): string {
  return String(value).replace(/e([+-])(\d)$/, 'e$10$2');
}

function quotePython(text: string): string {
  return quoterFor(text)(text);
}

/** Python takes single quotes unless there are single and no double ones inside. */
function quoterFor(whole: string): (part: string) => string {
  const mark = whole.includes("'") && !whole.includes('"') ? '"' : "'";
  return (part) => mark + part.replace(ESCAPED, (c) => escapeCharacter(c, mark)) + mark;
}

/** What `repr` escapes: quotes, backslashes and what `str.isprintable` refuses. */
const ESCAPED = /['"\\]|(?! )[\p{C}\p{Z}]/gu;

function escapeCharacter(character: string, mark: string): string {
  if (character === "'" || character === '"') return character === mark ? `\\${character}` : character;
  if (character === '\\') return '\\\\';
  if (character === '\n') return '\\n';
  if (character === '\r') return '\\r';
  if (character === '\t') return '\\t';
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x100) return `\\x${code.toString(16).padStart(2, '0')}`;
  if (code < 0x10000) return `\\u${code.toString(16).padStart(4, '0')}`;
  return `\\U${code.toString(16).padStart(8, '0')}`;
}
