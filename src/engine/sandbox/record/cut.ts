import { bufferLength, isArray, isView, keysOf, mapSize, setSize, typedArrayName, typedArrayParts, dataViewParts } from './primordials';
import { ownData } from './property';
import { ObjectShape } from './shape';

const keys = ['$', 'kind', 'size'];

/** What stands for a value too large or too deep to be written. */
export const cut = (kind: string, size: number): ObjectShape => new ObjectShape(keys, ['cut', kind, size]);

/** `cut` for any object: its kind as far as it is cheap to tell, and how many parts it has. */
export function cutOf(raw: object): ObjectShape {
  if (isArray(raw)) {
    const length = ownData(raw, 'length');
    return cut('list', typeof length === 'number' ? length : 0);
  }
  return (
    sized('set', () => setSize(raw)) ??
    sized('map', () => mapSize(raw)) ??
    sized('bytes', () => byteLength(raw)) ??
    cut('object', keysOf(raw).length)
  );
}

/** The getters of these built-ins throw for any other object. */
function sized(kind: string, size: () => number): ObjectShape | null {
  try {
    return cut(kind, size());
  } catch {
    return null;
  }
}

function byteLength(raw: object): number {
  if (!isView(raw)) return bufferLength(raw);
  return typedArrayName(raw) === undefined ? dataViewParts.byteLength(raw) : typedArrayParts.byteLength(raw);
}
