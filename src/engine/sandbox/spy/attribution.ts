import { compareWritesSortKeys, writesSortKey } from '@langchain/langgraph-checkpoint';
import type { Book } from '../book';
import type { Attributed } from './merge';
import type { SaverSpy } from '../savers/saverSpy';
import type { Source } from './openTask';
import type { Write } from './write';

const UNKNOWN: Attributed = { writer: { kind: 'unknown' }, recorded: null };

/**
 * Claims who wrote each of a merge's values. LangGraph hands a channel bare values, sorted by task, so only their place
 * tells the writer: the writes of all sources in LangGraph's order must be exactly these values, and what each task told
 * the saver must be the same again. Otherwise nobody is claimed.
 */
export function attribute(
  field: string,
  values: readonly unknown[],
  sources: readonly Source[],
  saver: SaverSpy | null,
  book: Book,
): Attributed[] {
  const expected = inOrder(sources).flatMap((source) =>
    source.writes.filter(({ channel }) => channel === field).map((write) => ({ source, write })),
  );
  const matches =
    expected.length === values.length &&
    expected.every(({ write }, index) => isSame(write, values[index], book)) &&
    (saver === null || sources.every((source) => agrees(field, source, saver)));
  return matches ? expected.map(({ source, write }) => ({ writer: source.writer, recorded: write.recorded })) : values.map(() => UNKNOWN);
}

/**
 * The same for a field whose writes LangGraph makes anew before it saves and merges them, since messages get ids there: the saver
 * must have been told exactly these values, as many of each task as it wrote. Of a single writer their number is enough.
 */
export function attributeRewritten(
  field: string,
  values: readonly unknown[],
  sources: readonly Source[],
  saver: SaverSpy | null,
  book: Book,
): Attributed[] {
  const known = attribute(field, values, sources, saver, book);
  if (known.every(({ writer }) => writer.kind !== 'unknown')) return known;
  const writing = inOrder(sources).flatMap((source) => {
    const count = source.writes.filter(({ channel }) => channel === field).length;
    return count > 0 ? [{ source, count }] : [];
  });
  const [only] = writing;
  const told = writing.flatMap(({ source, count }) => {
    const own = (saver?.saved(source.id)?.writes ?? []).filter(([channel]) => channel === field);
    return own.length === count ? own.map(([, value]) => value) : [];
  });
  const isTold = told.length === values.length && told.every((value, index) => Object.is(value, values[index]));
  const isAlone = only?.count === values.length && writing.length === 1;
  if (!isTold && !isAlone) return known;
  return writing.flatMap(({ source, count }) => Array.from({ length: count }, () => ({ writer: source.writer, recorded: null })));
}

function inOrder(sources: readonly Source[]): Source[] {
  return sources.toSorted((a, b) => compareWritesSortKeys(writesSortKey(a.path), writesSortKey(b.path)));
}

/** Writes that were stored and read back are other objects, but of the same value. */
function isSame({ value, recorded }: Write, other: unknown, book: Book): boolean {
  return Object.is(value, other) || (recorded !== null && book.matches(recorded, other));
}

function agrees(field: string, { id, path, writes }: Source, saver: SaverSpy): boolean {
  const own = writes.filter(({ channel }) => channel === field);
  const saved = saver.saved(id);
  if (!saved) return own.length === 0;
  const told = saved.writes.filter(([channel]) => channel === field);
  return saved.path === path && told.length === own.length && told.every(([, value], index) => Object.is(value, own[index]?.value));
}
