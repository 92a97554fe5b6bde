import { isLibraryData, isMessage } from './record/langGraph';
import {
  bufferLength,
  defineProperty,
  descriptorOf,
  freeze,
  isView,
  mapEach,
  OwnDate,
  OwnMap,
  OwnRegExp,
  OwnSet,
  OwnWeakMap,
  ownKeys,
  setEach,
  weakGet,
  weakSet,
} from './record/primordials';
import { ownData } from './record/property';

/** Methods that change what no property holds. */
const CHANGING = {
  map: ['set', 'delete', 'clear'],
  set: ['add', 'delete', 'clear'],
  date: ownKeys(OwnDate.prototype).filter((key): key is string => typeof key === 'string' && /^set[A-Z]/.test(key)),
} as const;

const refuse = (): never => {
  throw new TypeError('This value is frozen: it must not be changed in place.');
};

/**
 * Makes a value and all that it holds unchangeable: code that changes it in place throws a TypeError in the line that does it.
 * What the record does not see stays free, so that such code goes on as ever: ids that are missing from messages, the matching
 * state of regular expressions. Bytes cannot be frozen, nor can what an object keeps in private fields.
 */
export function freezeDeep(value: unknown): void {
  const seen = new OwnWeakMap<object, true>();
  const left: unknown[] = [value];
  for (let count = 1; count > 0; ) {
    const raw = left[--count];
    if (typeof raw !== 'object' || raw === null || weakGet(seen, raw)) continue;
    weakSet(seen, raw, true);
    const later = (held: unknown): void => {
      left[count++] = held;
    };
    try {
      freezeOne(raw, later);
    } catch {
      // A trap of a proxy refused; it keeps its value to itself.
    }
  }
}

function freezeOne(raw: object, later: (held: unknown) => void): void {
  if (isView(raw) || isBuffer(raw) || raw instanceof OwnRegExp) return;
  const message = isMessage(raw);
  const keys = ownKeys(raw);
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as PropertyKey;
    // What the library keeps for itself is not part of what a message says.
    if (!(message && typeof key === 'string' && isLibraryData(key))) later(ownData(raw, key));
  }
  if (raw instanceof OwnMap) {
    mapEach(raw, (item, key) => {
      later(key);
      later(item);
    });
    refuseAll(raw, CHANGING.map);
  }
  if (raw instanceof OwnSet) {
    setEach(raw, later);
    refuseAll(raw, CHANGING.set);
  }
  if (raw instanceof OwnDate) refuseAll(raw, CHANGING.date);
  if (message && typeof ownData(raw, 'id') !== 'string') freezeButId(raw, keys);
  else freeze(raw);
}

/** add_messages gives a message that has no id one of its own. */
function freezeButId(message: object, keys: readonly PropertyKey[]): void {
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as PropertyKey;
    const found = descriptorOf(message, key);
    if (key === 'id' || !found || !('value' in found)) continue;
    defineProperty(message, key, { ...found, writable: false, configurable: false });
  }
}

function refuseAll(raw: object, methods: readonly string[]): void {
  for (let i = 0; i < methods.length; i++) defineProperty(raw, methods[i] as string, { value: refuse });
}

function isBuffer(raw: object): boolean {
  try {
    bufferLength(raw);
    return true;
  } catch {
    return false;
  }
}
