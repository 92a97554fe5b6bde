import type { Tagged, Value } from '~/core/value';
import { decodeBytes } from './decodeBytes';
import { decodeCommand, decodeMessage, decodeOverwrite, decodeSend, NoCopy } from './decodeLangGraph';
import {
  bigintOf,
  construct,
  hasOwn,
  isArray,
  keysOf,
  lastIndexOf,
  mapSet,
  numberOf,
  OwnArray,
  OwnDate,
  OwnMap,
  OwnRegExp,
  OwnSet,
  setAdd,
  substring,
} from './primordials';
import { put } from './put';

/**
 * A live value that is written as the given one, made anew at each call; messages, Overwrite, Send and Command are of the
 * library's own classes. Null where the value has a part that no copy can be made of: functions, symbols, promises, getters,
 * errors, objects of the document's own classes, and what was not recorded in full.
 */
export function decode(value: Value): { readonly raw: unknown } | null {
  try {
    return { raw: live(value) };
  } catch {
    return null;
  }
}

function live(value: Value): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isArray(value)) return liveList(value as readonly Value[]);
  return hasOwn(value, '$') ? liveTagged(value as Tagged) : liveObject(value as { readonly [key: string]: Value });
}

function liveList(items: readonly Value[]): unknown[] {
  const list: unknown[] = new OwnArray(items.length);
  for (let i = 0; i < items.length; i++) if (!isHole(items[i] as Value)) put(list, i, live(items[i] as Value));
  return list;
}

const isHole = (value: Value): boolean =>
  typeof value === 'object' && value !== null && hasOwn(value, '$') && (value as Tagged).$ === 'hole';

function liveObject(fields: { readonly [key: string]: Value }): object {
  const object = {};
  const keys = keysOf(fields);
  for (let i = 0; i < keys.length; i++) put(object, keys[i] as string, live(fields[keys[i] as string] as Value));
  return object;
}

function liveTagged(value: Tagged): unknown {
  switch (value.$) {
    case 'undefined':
      return undefined;
    case 'number':
      return numberOf(value.v);
    case 'bigint':
      return bigintOf(value.v);
    case 'date':
      return construct(OwnDate, [value.v === 'Invalid Date' ? NaN : value.v]);
    case 'regexp': {
      const end = lastIndexOf(value.v, '/');
      return new OwnRegExp(substring(value.v, 1, end), substring(value.v, end + 1));
    }
    case 'set': {
      const set = new OwnSet<unknown>();
      for (let i = 0; i < value.v.length; i++) setAdd(set, live(value.v[i] as Value));
      return set;
    }
    case 'map': {
      const map = new OwnMap<unknown, unknown>();
      for (let i = 0; i < value.v.length; i++) {
        const pair = value.v[i] as readonly [Value, Value];
        mapSet(map, live(pair[0]), live(pair[1]));
      }
      return map;
    }
    case 'dict': {
      const object = {};
      for (let i = 0; i < value.v.length; i++) {
        const pair = value.v[i] as readonly [string, Value];
        put(object, pair[0], live(pair[1]));
      }
      return object;
    }
    case 'bytes':
      return decodeBytes(value.class, value.v);
    case 'message':
      return decodeMessage(value, live);
    case 'overwrite':
      return decodeOverwrite(value.v, live);
    case 'send':
      return decodeSend(value.node, value.args, live);
    case 'command':
      return decodeCommand(value.v, live);
    case 'hole':
    case 'symbol':
    case 'function':
    case 'instance':
    case 'error':
    case 'promise':
    case 'getter':
    case 'unreadable':
    case 'cycle':
    case 'cut':
      throw new NoCopy();
  }
}
