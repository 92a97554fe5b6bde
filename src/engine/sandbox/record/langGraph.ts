import { classNameOf } from './className';
import { isArray, keysOf, objectPrototype, getPrototypeOf, startsWith } from './primordials';
import { ownData, property } from './property';
import { holding, ObjectShape, type Shape } from './shape';

/** The marks by which @langchain/core and LangGraph know their own objects (core/messages/base.js, langgraph/constants.js). */
const MESSAGE = Symbol.for('langchain.message');
const LG_NAME = 'lg_name';
const OVERWRITE = '__overwrite__';

/**
 * Messages, Overwrite, Send and Command. Only objects made by their classes: LangGraph also takes a plain
 * `{ __overwrite__: … }` as an Overwrite, but it is written as what it is.
 */
export function langGraphShape(raw: object, prototype: object): Shape | null {
  if (isMessage(raw)) return messageShape(raw, prototype);
  switch (ownData(raw, LG_NAME)) {
    case 'Overwrite':
      return holding('overwrite', property(raw, OVERWRITE));
    case 'Send':
      return sendShape(raw);
    case 'Command':
      return commandShape(raw);
    default:
      return null;
  }
}

export const isMessage = (raw: object): boolean => ownData(raw, MESSAGE) === true;

const messageKeys = ['$', 'class', 'type', 'id', 'content', 'rest'];

function messageShape(raw: object, prototype: object): Shape {
  const type = ownData(raw, 'type');
  const id = property(raw, 'id');
  const keys: string[] = [];
  const values: unknown[] = [];
  const all = keysOf(raw);
  for (let i = 0; i < all.length; i++) {
    const key = all[i] as string;
    if (key === 'type' || key === 'content' || isLibraryData(key)) continue;
    const value = property(raw, key);
    if (isEmpty(value) || (key === 'id' && (value === null || typeof value === 'string'))) continue;
    keys[keys.length] = key;
    values[values.length] = value;
  }
  return new ObjectShape(messageKeys, [
    'message',
    classNameOf(prototype),
    typeof type === 'string' ? type : '',
    typeof id === 'string' ? id : null,
    property(raw, 'content'),
    new ObjectShape(keys, values),
  ]);
}

const sendKeys = ['$', 'node', 'args'];

function sendShape(raw: object): Shape | null {
  const target = ownData(raw, 'node');
  return typeof target === 'string' ? new ObjectShape(sendKeys, ['send', target, property(raw, 'args')]) : null;
}

function commandShape(raw: object): Shape {
  const keys: string[] = [];
  const values: unknown[] = [];
  const all = keysOf(raw);
  for (let i = 0; i < all.length; i++) {
    const key = all[i] as string;
    if (key === LG_NAME || isLibraryData(key)) continue;
    const value = property(raw, key);
    // Command turns a goto that was left out into an empty list.
    if (value === undefined || (key === 'goto' && isEmpty(value))) continue;
    keys[keys.length] = key;
    values[values.length] = value;
  }
  return holding('command', new ObjectShape(keys, values));
}

/** What the library keeps for its own use, and the two keys that an untagged object never has. */
export const isLibraryData = (key: string): boolean => startsWith(key, 'lc_') || key === '$' || key === '__proto__';

function isEmpty(value: unknown): boolean {
  if (value === undefined) return true;
  if (typeof value !== 'object' || value === null) return false;
  if (isArray(value)) return value.length === 0;
  return getPrototypeOf(value) === objectPrototype && keysOf(value).length === 0;
}
