import { Fragment, memo, type ReactNode } from 'react';
import { diffValues, isList, type ListPart, type Value, type ValueDiff as Diff } from '~/core/value';
import { useText } from '~/i18n';
import { InlineValue } from './InlineValue';
import styles from './ValueDiff.module.css';

interface ValueDiffProps {
  readonly before: Value;
  readonly after: Value;
  /** Characters of each single value in it. */
  readonly limit?: number;
}

/** Unchanged items shown at each end of an unchanged stretch; the rest of it is counted. */
const CONTEXT = 2;

/** What a value became, on a line: what stayed is plain, what came is marked +, what went is marked −. */
export const ValueDiff = memo(function ValueDiff({ before, after, limit = 60 }: ValueDiffProps) {
  return <DiffLine diff={diffValues(before, after)} before={before} after={after} limit={limit} />;
});

function DiffLine({ diff, before, after, limit }: { readonly diff: Diff } & Required<ValueDiffProps>) {
  switch (diff.kind) {
    case 'same':
      return <InlineValue value={after} limit={limit * 2} />;
    case 'replaced':
      return (
        <>
          <Removed>
            <InlineValue value={diff.before} limit={limit} />
          </Removed>{' '}
          <Added>
            <InlineValue value={diff.after} limit={limit} />
          </Added>
        </>
      );
    case 'text':
      return <TextDiff diff={diff} after={after} limit={limit} />;
    case 'list':
      return (
        <Bracketed open="[" close="]">
          {diff.parts.flatMap((part) => listPart(part, isList(before) ? before : [], limit))}
        </Bracketed>
      );
    case 'set':
      return (
        <Bracketed open="{" close="}">
          {[
            ...(diff.kept > 0 ? [<Kept key="kept" count={diff.kept} />] : []),
            ...diff.removed.map((value, index) => <Mark key={`r${index}`} as={Removed} value={value} limit={limit} />),
            ...diff.added.map((value, index) => <Mark key={`a${index}`} as={Added} value={value} limit={limit} />),
          ]}
        </Bracketed>
      );
    case 'entries':
      return <EntriesDiff diff={diff} limit={limit} />;
  }
}

function TextDiff({
  diff,
  after,
  limit,
}: {
  readonly diff: Extract<Diff, { kind: 'text' }>;
  readonly after: Value;
  readonly limit: number;
}) {
  const text = typeof after === 'string' ? after : '';
  const head = text.slice(Math.max(0, diff.head - limit), diff.head);
  const tail = text.slice(text.length - diff.tail, text.length - diff.tail + limit);
  return (
    <code className={styles['text']}>
      "{diff.head > limit && '…'}
      {head}
      {diff.removed !== '' && <Removed>{diff.removed.slice(0, limit)}</Removed>}
      {diff.added !== '' && <Added>{diff.added.slice(0, limit)}</Added>}
      {tail}
      {diff.tail > limit && '…'}"
    </code>
  );
}

function listPart(part: ListPart, before: readonly Value[], limit: number): ReactNode[] {
  switch (part.kind) {
    case 'kept': {
      const item = (at: number) => <InlineValue key={`k${at}`} value={before[at] ?? null} limit={limit} />;
      const all = Array.from({ length: Math.min(part.count, 2 * CONTEXT + 1) }, (_, index) => part.from + index);
      if (part.count <= 2 * CONTEXT + 1) return all.map(item);
      const last = part.from + part.count;
      return [
        ...all.slice(0, CONTEXT).map(item),
        <Kept key={`more${part.from}`} count={part.count - 2 * CONTEXT} />,
        ...all.slice(0, CONTEXT).map((_, index) => item(last - CONTEXT + index)),
      ];
    }
    case 'removed':
      return part.items.slice(0, 20).map((value, index) => <Mark key={`r${part.from + index}`} as={Removed} value={value} limit={limit} />);
    case 'added':
      return part.items.slice(0, 20).map((value, index) => <Mark key={`a${part.to + index}`} as={Added} value={value} limit={limit} />);
    case 'changed':
      return [<DiffLine key={`c${part.to}`} diff={part.diff} before={part.before} after={part.after} limit={limit} />];
  }
}

function EntriesDiff({ diff, limit }: { readonly diff: Extract<Diff, { kind: 'entries' }>; readonly limit: number }) {
  const kept = diff.entries.filter((entry) => entry.kind === 'kept').length;
  const shown = diff.entries.filter((entry) => entry.kind !== 'kept').slice(0, 30);
  return (
    <Bracketed open="{" close="}">
      {[
        ...(kept > 0 ? [<Kept key="kept" count={kept} />] : []),
        ...shown.map((entry, index) => (
          <Fragment key={index}>
            {entry.kind === 'changed' ? (
              <>
                <InlineValue value={entry.key} limit={40} />:{' '}
                <DiffLine diff={entry.diff} before={entry.before} after={entry.after} limit={limit} />
              </>
            ) : (
              <EntryMark kind={entry.kind === 'added' ? 'added' : 'removed'} name={entry.key} value={entry.value} limit={limit} />
            )}
          </Fragment>
        )),
      ]}
    </Bracketed>
  );
}

function EntryMark({
  kind,
  name,
  value,
  limit,
}: {
  readonly kind: 'added' | 'removed';
  readonly name: Value;
  readonly value: Value;
  readonly limit: number;
}) {
  const Around = kind === 'added' ? Added : Removed;
  return (
    <Around>
      <InlineValue value={name} limit={40} />: <InlineValue value={value} limit={limit} />
    </Around>
  );
}

function Mark({ as: Around, value, limit }: { readonly as: typeof Added; readonly value: Value; readonly limit: number }) {
  return (
    <Around>
      <InlineValue value={value} limit={limit} />
    </Around>
  );
}

function Bracketed({ open, close, children }: { readonly open: string; readonly close: string; readonly children: readonly ReactNode[] }) {
  return (
    <code className={styles['text']}>
      {open}
      {children.map((child, index) => (
        // Parts have no identity beyond their place in this diff.
        <Fragment key={index}>
          {index > 0 && ', '}
          {child}
        </Fragment>
      ))}
      {close}
    </code>
  );
}

function Kept({ count }: { readonly count: number }) {
  const t = useText().values;
  return <span className={styles['kept']}>… {t.kept(count)}</span>;
}

function Added({ children }: { readonly children: ReactNode }) {
  const t = useText().values;
  return (
    <ins className={styles['added']} title={t.added}>
      {children}
    </ins>
  );
}

function Removed({ children }: { readonly children: ReactNode }) {
  const t = useText().values;
  return (
    <del className={styles['removed']} title={t.removed}>
      {children}
    </del>
  );
}
