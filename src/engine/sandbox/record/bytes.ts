import { base64Of, bufferLength, ceil, dataViewParts, isView, min, OwnBytes, typedArrayName, typedArrayParts } from './primordials';
import { classed, type ObjectShape } from './shape';
import { cut } from './cut';
import { textWeight } from './weight';
import type { Walk } from './walk';

/** Divisible by three, so that the pieces' texts join without padding between them. */
const CHUNK = 6144;

/** Typed arrays and DataViews. */
export function viewShape(raw: object, walk: Walk): ObjectShape | null {
  if (!isView(raw)) return null;
  const typed = typedArrayName(raw);
  const parts = typed === undefined ? dataViewParts : typedArrayParts;
  const length = parts.byteLength(raw);
  return written(typed ?? 'DataView', parts.buffer(raw), length === 0 ? 0 : parts.byteOffset(raw), length, walk);
}

export const bufferShape = (raw: object, walk: Walk): ObjectShape => written('ArrayBuffer', raw as ArrayBuffer, 0, bufferLength(raw), walk);

function written(className: string, buffer: ArrayBuffer, offset: number, length: number, walk: Walk): ObjectShape {
  const characters = ceil(length / 3) * 4;
  if (textWeight(characters) > walk.limit) return cut('bytes', length);
  let text = '';
  for (let at = 0; at < length; at += CHUNK) text += base64Of(new OwnBytes(buffer, offset + at, min(CHUNK, length - at)));
  return classed('bytes', className, text);
}
