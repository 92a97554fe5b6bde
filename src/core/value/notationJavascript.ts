import { byteAt, byteCount } from './notationBytes';
import { atom, group, listItem, messageParts, namedItem, textShape } from './notationShape';
import type { NotationShape } from './notationShape';
import { isList, isTagged } from './value';
import type { Tagged, Value } from './value';

/** One level of a value as JavaScript's consoles write it, texts in double quotes. */
export function shapeInJavascript(value: Value): NotationShape {
  if (value === null) return atom('word', 'null');
  if (typeof value === 'boolean') return atom('word', String(value));
  if (typeof value === 'number') return atom('number', String(value));
  if (typeof value === 'string') return textShape(value, JSON.stringify);
  if (isList(value)) return group('[', ']', value.length, listItem(value));
  if (!isTagged(value)) return object('', Object.entries(value));
  return tagged(value);
}

function tagged(value: Tagged): NotationShape {
  switch (value.$) {
    case 'undefined':
      return atom('word', 'undefined');
    case 'hole':
      return atom('special', '<empty item>');
    case 'number':
      return atom('number', value.v);
    case 'bigint':
      return atom('number', `${value.v}n`);
    case 'symbol':
      return atom('word', `Symbol(${value.v})`);
    case 'function':
      return atom('word', `[Function: ${value.v === '' ? '(anonymous)' : value.v}]`);
    case 'date':
      return group('(', ')', 1, listItem([value.v]), { name: 'Date' });
    case 'regexp':
      return atom('word', value.v);
    case 'set':
      return group('{', '}', value.v.length, listItem(value.v), { name: 'Set ', padded: true });
    case 'map':
      return group('{', '}', value.v.length, mapItem(value.v), { name: 'Map ', padded: true });
    case 'bytes':
      return group('[', ']', byteCount(value.v), byteItem(value.v), { name: `${value.class} ` });
    case 'dict':
      return object('', value.v);
    case 'instance':
      return object(value.class, value.v);
    case 'error':
      return group('(', ')', 1, listItem([value.message]), { name: value.class });
    case 'message':
      return object(value.class, messageParts(value));
    case 'overwrite':
      return object('Overwrite', [['value', value.v]]);
    case 'send':
      return object('Send', [
        ['node', value.node],
        ['args', value.args],
      ]);
    case 'command':
      return object('Command', Object.entries(value.v));
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

function object(name: string, entries: readonly (readonly [string, Value])[]): NotationShape {
  const item = namedItem(entries, (key) => (IDENTIFIER.test(key) ? key : JSON.stringify(key)), ': ');
  return group('{', '}', entries.length, item, { name: name === '' ? '' : `${name} `, padded: true });
}

/** A key that needs no quotes. */
const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

const mapItem = (pairs: readonly (readonly [Value, Value])[]) => (index: number) => {
  const [key, value] = pairs[index] ?? [null, null];
  return { label: '', key, between: ' => ', value };
};

const byteItem = (base64: string) => (index: number) => ({ label: '', between: '', value: byteAt(base64, index) });
