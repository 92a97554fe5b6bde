import { crc32 } from '~/core/document';
import type { Checked } from './schema';

const encoder = new TextEncoder();

export function checked(text: string): Checked {
  return { text, crc: crc32(encoder.encode(text)) };
}

/** The text of a row as it was written, or null when it is not that any more. */
export function intact(row: { readonly text?: unknown; readonly crc?: unknown }): string | null {
  return typeof row.text === 'string' && crc32(encoder.encode(row.text)) === row.crc ? row.text : null;
}

/** The JSON of a row; undefined when it is damaged. */
export function intactJson(row: { readonly text?: unknown; readonly crc?: unknown }): unknown {
  const text = intact(row);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
