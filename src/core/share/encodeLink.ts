import { deflateSync, strToU8 } from 'fflate';
import { crc32, toJson } from '~/core/document';
import type { PlaygroundDoc } from '~/core/document';
import { toBase64url } from './base64url';

/** What stands before the bytes; a page that knows another format sees at once that this is not it. */
export const LINK_TAG = '0.';
/** Bytes before the packed document: codec (1), length of its JSON (4), CRC-32 of its JSON (4), big endian. */
export const HEADER_LENGTH = 9;
/** The only codec so far: raw deflate of UTF-8 JSON. */
export const CODEC_DEFLATE = 1;

/**
 * The document as a URL fragment, without the `#`. Equal documents give equal text. It may be longer than `LINK_LIMIT`,
 * or unfold into more than a link may: only `decodeLink` says whether it opens.
 */
export function encodeLink(doc: PlaygroundDoc): string {
  const json = strToU8(toJson(doc));
  const packed = deflateSync(json, { level: 9 });
  const bytes = new Uint8Array(HEADER_LENGTH + packed.length);
  const header = new DataView(bytes.buffer);
  header.setUint8(0, CODEC_DEFLATE);
  header.setUint32(1, json.length);
  header.setUint32(5, crc32(json));
  bytes.set(packed, HEADER_LENGTH);
  return LINK_TAG + toBase64url(bytes);
}
