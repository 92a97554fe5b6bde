import { DOCUMENT_VERSION, type History, type HistoryEntry, KEPT_LIMITS, type PlaygroundDoc, readDocument } from '~/core/document';

/**
 * Undo as JSON that keeps what its documents share: every list, object and long text stands once in `pool`, where a child
 * is named by its place in brackets. Two hundred states of a document cost little more than what changed.
 */
interface Packed {
  /** Version of the documents in it. */
  readonly version: number;
  readonly pool: readonly Pooled[];
  readonly past: readonly PackedEntry[];
  readonly future: readonly PackedEntry[];
}

type PackedEntry = readonly [doc: number, label: string, key: string | null];
type Item = null | boolean | number | string | readonly [number];
type Pooled = string | readonly Item[] | { readonly [key: string]: Item };

/** Texts up to this length are written where they stand. */
const SHORT = 40;
/** The oldest entries beyond this many characters are not kept across a reload. */
export const LONGEST_HISTORY = 4_000_000;

export function packHistory(history: History<PlaygroundDoc, string>): string {
  const pool: string[] = [];
  const byObject = new Map<unknown, number>();
  const byText = new Map<string, number>();
  let chars = 0;

  function place(text: string): number {
    const known = byText.get(text);
    if (known !== undefined) return known;
    chars += text.length;
    byText.set(text, pool.length);
    return pool.push(text) - 1;
  }

  function pack(value: unknown): string {
    if (typeof value === 'string') return value.length <= SHORT ? JSON.stringify(value) : `[${placeText(value)}]`;
    if (typeof value === 'object' && value !== null) return `[${packObject(value)}]`;
    return JSON.stringify(value) ?? 'null';
  }

  function placeText(text: string): number {
    const known = byObject.get(text);
    if (known !== undefined) return known;
    const at = place(JSON.stringify(text));
    byObject.set(text, at);
    return at;
  }

  function packObject(value: object): number {
    const known = byObject.get(value);
    if (known !== undefined) return known;
    const at = place(Array.isArray(value) ? `[${value.map(pack).join(',')}]` : `{${packEntriesOf(value).join(',')}}`);
    byObject.set(value, at);
    return at;
  }

  function packEntriesOf(value: object): string[] {
    const parts: string[] = [];
    for (const [key, child] of Object.entries(value)) if (child !== undefined) parts.push(`${JSON.stringify(key)}:${pack(child)}`);
    return parts;
  }

  // The nearest first, so that what does not fit is what is farthest away.
  function packEntries(entries: readonly HistoryEntry<PlaygroundDoc, string>[]): PackedEntry[] {
    const kept: PackedEntry[] = [];
    for (const entry of entries.toReversed()) {
      if (chars > LONGEST_HISTORY) break;
      kept.push([packObject(entry.doc), entry.label, entry.key]);
    }
    return kept.reverse();
  }

  const past = packEntries(history.past);
  const future = packEntries(history.future);
  return `{"version":${DOCUMENT_VERSION},"pool":[${pool.join(',')}],"past":${JSON.stringify(past)},"future":${JSON.stringify(future)}}`;
}

/**
 * The history of `doc` out of what `packHistory` wrote; null when it is not that. The caller has compared the checksum, so
 * entries of this version are the documents that they were; older ones are read like any document, and from the first that
 * is none on, those farther away are left out.
 */
export function unpackHistory(json: unknown, doc: PlaygroundDoc): History<PlaygroundDoc, string> | null {
  if (!isPacked(json)) return null;
  const values: unknown[] = [];
  const unpack = (item: Item): unknown => (Array.isArray(item) ? values[item[0]] : item);
  for (const pooled of json.pool) {
    if (typeof pooled === 'string') values.push(pooled);
    else if (Array.isArray(pooled)) values.push(pooled.map(unpack));
    else values.push(Object.fromEntries(Object.entries(pooled).map(([key, item]) => [key, unpack(item)])));
  }
  const read = (entries: readonly PackedEntry[]): HistoryEntry<PlaygroundDoc, string>[] => {
    const found: HistoryEntry<PlaygroundDoc, string>[] = [];
    for (const [at, label, key] of entries.toReversed()) {
      const past = readEntry(values[at], json.version);
      if (past === null) break;
      found.push({ doc: past, label, key });
    }
    return found.reverse();
  };
  return { past: read(json.past), doc, future: read(json.future) };
}

function readEntry(value: unknown, version: number): PlaygroundDoc | null {
  if (version === DOCUMENT_VERSION) return isCurrent(value) ? value : null;
  const outcome = readDocument(value, KEPT_LIMITS);
  return outcome.ok ? outcome.doc : null;
}

/** Tells a whole document from a pool that was cut or mixed up; what is inside was checked before it was written. */
function isCurrent(value: unknown): value is PlaygroundDoc {
  if (typeof value !== 'object' || value === null) return false;
  const { version, graph, layout, expectations } = value as { readonly [key: string]: unknown };
  return version === DOCUMENT_VERSION && typeof graph === 'object' && typeof layout === 'object' && Array.isArray(expectations);
}

function isPacked(json: unknown): json is Packed {
  if (typeof json !== 'object' || json === null) return false;
  const { version, pool, past, future } = json as { readonly [key: string]: unknown };
  return typeof version === 'number' && Array.isArray(pool) && pool.every(isPooled) && isEntries(past) && isEntries(future);
}

function isPooled(value: unknown): boolean {
  return typeof value === 'string' || (typeof value === 'object' && value !== null && Object.values(value).every(isItem));
}

function isItem(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 1 && typeof value[0] === 'number';
  return value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function isEntries(value: unknown): value is readonly PackedEntry[] {
  return (
    Array.isArray(value) &&
    value.every(
      (entry: unknown) =>
        Array.isArray(entry) &&
        entry.length === 3 &&
        typeof entry[0] === 'number' &&
        typeof entry[1] === 'string' &&
        (entry[2] === null || typeof entry[2] === 'string'),
    )
  );
}
