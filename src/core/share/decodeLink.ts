import { crc32, readDocument } from '~/core/document';
import type { PlaygroundDoc, ReadProblem } from '~/core/document';
import { fromBase64url } from './base64url';
import { CODEC_DEFLATE, HEADER_LENGTH, LINK_TAG } from './encodeLink';
import { inflateBounded } from './inflateBounded';
import { isDeeperThan } from './jsonDepth';
import { LINK_BYTES, LINK_DEPTH, LINK_LIMIT } from './linkLimits';
import { type LinkPlace, splitPlace } from './linkPlace';

/** Why a link does not open. Nothing of it is ever shown as a document then. */
export type LinkFailure =
  /** Characters of the fragment, or bytes that it would unfold into, and how many there may be. */
  | { readonly why: 'tooLong'; readonly length: number; readonly limit: number }
  /** Made by a newer page. */
  | { readonly why: 'newer' }
  | { readonly why: 'damaged' }
  /** Bytes of the document's text that arrived, of how many. */
  | { readonly why: 'cut'; readonly got: number; readonly of: number }
  /** It arrived as it was sent, and is no document. */
  | { readonly why: 'invalid'; readonly problems: readonly ReadProblem[] };

export type LinkResult =
  | { readonly ok: true; readonly doc: PlaygroundDoc; readonly place: LinkPlace | null }
  | ({ readonly ok: false } & LinkFailure);

/**
 * Opens a fragment (with or without its `#`). White space inside and signs after it that chats add are let pass; the
 * checksum still has to match, so a changed or missing character never opens another document.
 */
export function decodeLink(text: string): LinkResult {
  if (text.length > LINK_LIMIT) return fail({ why: 'tooLong', length: text.length, limit: LINK_LIMIT });
  const { document, place } = splitPlace(text.replace(/^#/, '').replace(/\s+/g, ''));
  const fragment = document.replace(/[^A-Za-z0-9_-]+$/, '');
  if (!fragment.startsWith(LINK_TAG)) return fail({ why: /^[1-9]\d*\./.test(fragment) ? 'newer' : 'damaged' });
  const packed = fragment.slice(LINK_TAG.length);
  // One character alone stands for nothing: more was cut off with it, or it was added.
  const bytes = fromBase64url(packed.length % 4 === 1 ? packed.slice(0, -1) : packed);
  if (bytes === null) return fail({ why: 'damaged' });
  return unpack(bytes, place);
}

function unpack(bytes: Uint8Array, place: LinkPlace | null): LinkResult {
  if (bytes.length <= HEADER_LENGTH) return fail({ why: 'damaged' });
  const header = new DataView(bytes.buffer, bytes.byteOffset);
  const length = header.getUint32(1);
  if (header.getUint8(0) !== CODEC_DEFLATE) return fail({ why: 'damaged' });
  if (length > LINK_BYTES) return fail({ why: 'tooLong', length, limit: LINK_BYTES });
  const inflated = inflateBounded(bytes.subarray(HEADER_LENGTH), length);
  if (inflated.kind === 'cut') return fail({ why: 'cut', got: inflated.got, of: length });
  if (inflated.kind === 'damaged' || crc32(inflated.bytes) !== header.getUint32(5)) return fail({ why: 'damaged' });
  return read(inflated.bytes, place);
}

function read(bytes: Uint8Array, place: LinkPlace | null): LinkResult {
  let json: unknown;
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    if (isDeeperThan(text, LINK_DEPTH)) return fail({ why: 'invalid', problems: [] });
    json = JSON.parse(text);
  } catch {
    return fail({ why: 'invalid', problems: [] });
  }
  const result = readDocument(json);
  if (result.ok) return { ok: true, doc: result.doc, place };
  return fail(result.newer ? { why: 'newer' } : { why: 'invalid', problems: result.problems });
}

function fail(failure: LinkFailure): LinkResult {
  return { ok: false, ...failure };
}
