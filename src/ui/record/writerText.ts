import { type TraceStore, type Writer, writerName, writerNames } from '~/core/trace';
import type { AllMessages } from '~/i18n/late';

/** Who wrote a value, in words. */
export function writerText(trace: TraceStore, writer: Writer, t: AllMessages['common']): string {
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
