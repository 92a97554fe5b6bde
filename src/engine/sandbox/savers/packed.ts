import { plainText } from '../plainText';
import { base64Of, charCodeAt, fromBase64, OwnBytes } from '../record/primordials';

/** Divisible by three, so that the pieces' texts join without padding between them. */
const CHUNK = 6144;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Plain data as base64 of its JSON text. */
export function pack(data: unknown): string {
  const bytes = encoder.encode(plainText(data));
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += base64Of(bytes.subarray(at, at + CHUNK));
  return text;
}

/** What `pack` was given. Throws for any other text. */
export function unpack(text: string): unknown {
  const characters = fromBase64(text);
  const bytes = new OwnBytes(characters.length);
  for (let at = 0; at < characters.length; at++) bytes[at] = charCodeAt(characters, at);
  return JSON.parse(decoder.decode(bytes));
}

export const textOf = (bytes: Uint8Array): string => decoder.decode(bytes);
export const bytesOf = (text: string): Uint8Array => encoder.encode(text);
