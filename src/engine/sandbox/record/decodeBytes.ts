import { charCodeAt, construct, fromBase64, mapGet, OwnBytes, typedArrayParts } from './primordials';

/** The classes of bytes by name; those that this browser lacks are left out. */
const classes: ReadonlyMap<string, unknown> = new Map(
  [
    'Int8Array',
    'Uint8Array',
    'Uint8ClampedArray',
    'Int16Array',
    'Uint16Array',
    'Int32Array',
    'Uint32Array',
    'Float16Array',
    'Float32Array',
    'Float64Array',
    'BigInt64Array',
    'BigUint64Array',
    'DataView',
  ].map((name) => [name, (globalThis as { readonly [name: string]: unknown })[name]]),
);

/** An ArrayBuffer, or a view of one of its own. Throws where the class is unknown or the bytes do not fit it. */
export function decodeBytes(className: string, base64: string): object {
  const text = fromBase64(base64);
  const bytes = new OwnBytes(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = charCodeAt(text, i);
  const buffer = typedArrayParts.buffer(bytes);
  return className === 'ArrayBuffer' ? buffer : (construct(mapGet(classes, className) as typeof DataView, [buffer]) as object);
}
