import type { TraceStore, Writer as TraceWriter } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { Writer } from '../Writer';

interface AskerProps {
  readonly trace: TraceStore;
  readonly by: TraceWriter;
  readonly inside: readonly string[];
}

/** Who did something to the store; `input` is what it begins with. */
export function Asker({ trace, by, inside }: AskerProps) {
  const t = useLateText().store;
  if (by.kind === 'input') return t.begins;
  return (
    <>
      <Writer trace={trace} writer={by} />
      {inside.map((node) => (
        <span key={node}>
          {' › '}
          <bdi>{node}</bdi>
        </span>
      ))}
    </>
  );
}
