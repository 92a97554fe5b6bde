import type { BatchRow, TraceStore } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { InlineValue } from '~/ui/values';
import { Writer } from './Writer';
import { writerText } from './writerText';

interface BatchProps {
  readonly trace: TraceStore;
  readonly row: BatchRow;
}

/** Writes of a batch that a line of the record has room for. */
const SHOWN = 3;

/** Who wrote, once each where one wrote several times in a row. */
export function BatchWriters({ trace, row }: BatchProps) {
  const writers = row.writes
    .map(({ writer }) => writer)
    .filter((writer, index, all) => JSON.stringify(writer) !== JSON.stringify(all[index - 1]));
  return (
    <>
      {writers.slice(0, SHOWN).map((writer, index) => (
        <Writer key={index} trace={trace} writer={writer} />
      ))}
      {writers.length > SHOWN && <small>+{writers.length - SHOWN}</small>}
    </>
  );
}

/** What they wrote, in the order of the merge. */
export function BatchWrites({ trace, row }: BatchProps) {
  const { common, schemas } = useLateText();
  return (
    <span role="list" aria-label={schemas.record.writes(row.writes.length)}>
      {row.writes.slice(0, SHOWN).map(({ writer, value }, index) => (
        <span key={index} role="listitem" title={writerText(trace, writer, common)}>
          {index > 0 && ' · '}
          <InlineValue value={trace.value(value)} limit={30} />
        </span>
      ))}
      {row.writes.length > SHOWN && <small> +{row.writes.length - SHOWN}</small>}
    </span>
  );
}
