import { type TraceStore, type Writer as TraceWriter, writerNames } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { WriterMark } from '~/ui/kit';
import { useTones } from '~/workspace';
import { writerText } from './writerText';

/** Who wrote a value, with the colour that the writer has everywhere. */
export function Writer({ trace, writer }: { readonly trace: TraceStore; readonly writer: TraceWriter }) {
  const t = useLateText().common;
  const tones = useTones();
  const [name] = writer.kind === 'task' || writer.kind === 'update' ? writerNames(trace, writer) : [];
  return <WriterMark tone={name === undefined ? null : (tones.get(name) ?? null)}>{writerText(trace, writer, t)}</WriterMark>;
}
