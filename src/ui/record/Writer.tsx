import { type TraceStore, type Writer as TraceWriter, writerName, writerNames } from '~/core/trace';
import { useText } from '~/i18n';
import type { Messages } from '~/i18n';
import { WriterMark } from '~/ui/kit';
import { useTones } from '~/workspace';

/** Who wrote a value, with the colour that the writer has everywhere. */
export function Writer({ trace, writer }: { readonly trace: TraceStore; readonly writer: TraceWriter }) {
  const t = useText().common;
  const tones = useTones();
  const [name] = writer.kind === 'task' || writer.kind === 'update' ? writerNames(trace, writer) : [];
  return <WriterMark tone={name === undefined ? null : (tones.get(name) ?? null)}>{writerText(trace, writer, t)}</WriterMark>;
}

export function writerText(trace: TraceStore, writer: TraceWriter, t: Messages['common']): string {
  switch (writer.kind) {
    case 'input':
      return t.input;
    case 'update':
      return t.updateAs(writer.node);
    case 'task':
      return writerName(trace, writer) ?? t.unknownWriter;
    case 'oneOf':
      return t.oneOf(writerNames(trace, writer).join(', '));
    case 'unknown':
      return t.unknownWriter;
  }
}
