import { type Branch, type ItemReading, readCall, type Reading } from '~/core/analysis';
import type { BatchRow, CallRow, TraceStore } from '~/core/trace';
import { type LateMessages, useLateText } from '~/i18n/late';
import { Chip } from '~/ui/kit';
import { InlineValue } from '~/ui/values';
import { useWorkspace } from '~/workspace';
import styles from './ItemByItem.module.css';

/** What a reducer for messages did in a call, one item of the update after the other; nothing for other reducers. */
export function ItemByItem({ trace, row }: { readonly trace: TraceStore; readonly row: CallRow | BatchRow }) {
  const t = useLateText().messages;
  const isOfMessages = useWorkspace(({ ranGraph }) => {
    const merge = ranGraph?.fields.find((field) => field.name === row.field)?.merge;
    if (merge?.kind === 'delta') return merge.reducer === 'messages';
    return merge?.kind === 'builtIn' && merge.reducer === 'addMessages';
  });
  if (!isOfMessages) return null;
  return (
    <details className={styles['items']}>
      <summary>{t.itemByItem}</summary>
      <Steps reading={readCall(trace, row)} />
    </details>
  );
}

function Steps({ reading }: { readonly reading: ReturnType<typeof readCall> }) {
  const t = useLateText().messages;
  if (reading === null) return null;
  if (typeof reading === 'string') return <p>{t[reading]}</p>;
  return (
    <>
      <p className={styles['note']}>{reading.rules === 'delta' ? t.ourReadingDelta : t.ourReading}</p>
      {reading.filled > 0 && <p>{t.filled(reading.filled)}</p>}
      <ol className={styles['steps']}>
        {reading.items.slice(0, SHOWN).map((item) => (
          <Step key={item.index} item={item} isDelta={reading.rules === 'delta'} />
        ))}
      </ol>
      {reading.items.length > SHOWN && <p>{t.more(reading.items.length - SHOWN)}</p>}
      {endText(reading, t) !== '' && <p>{endText(reading, t)}</p>}
    </>
  );
}

/** Items of one update that are shown; few updates have more. */
const SHOWN = 100;

function Step({ item, isDelta }: { readonly item: ItemReading; readonly isDelta: boolean }) {
  const t = useLateText().messages;
  const from = t.from[item.from];
  return (
    <li>
      <p className={styles['item']}>
        <span>{item.from === 'message' ? t.kept(from, item.class) : t.became(from, item.class)}</span>
        <InlineValue value={item.item} limit={100} />
      </p>
      <p>
        {item.id !== null && <code className={styles['id']}>{item.id}</code>}{' '}
        {item.given ? t.idGiven : item.id === null ? t.noId : t.idKept}
        {' · '}
        {branchText(item.branch, t)}
      </p>
      {item.marked.length > 0 && <Chip look="warn">{(isDelta ? t.tombstones : t.marked)(item.marked.join(', '))}</Chip>}
    </li>
  );
}

function branchText(branch: Branch, t: LateMessages['messages']): string {
  switch (branch.kind) {
    case 'append':
      return t.branches.append(branch.at);
    case 'replace':
      return t.branches.replace(branch.at, branch.was) + (branch.unmarked ? `; ${t.branches.unmarked}` : '');
    case 'mark':
      return t.branches.mark(branch.at);
    case 'kept':
    case 'bare':
    case 'tombstone':
      return t.branches[branch.kind](branch.at);
    case 'cleared':
      return t.branches.cleared(branch.count);
    case 'unknown':
    case 'removeAll':
    case 'wiped':
    case 'ignored':
      return t.branches[branch.kind];
  }
}

/** The last step, which leaves out what is marked; a removal of all and a call that threw have none. */
function endText({ rules, items, removeAll, removed, after }: Reading, t: LateMessages['messages']): string {
  if (items.at(-1)?.branch.kind === 'unknown' || (removeAll !== null && removed.length === 0)) return '';
  if (rules === 'delta') return removed.length > 0 ? t.holes(removed.join(', '), after) : t.noHoles(after);
  return removed.length > 0 ? t.filter(removed.join(', '), after) : t.noFilter(after);
}
