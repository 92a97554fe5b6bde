import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { loneTools } from '~/core/analysis';
import { stateAt, type TraceStore } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { useWorkspace } from '~/workspace';
import styles from './MessagesTab.module.css';

/** What a field of messages holds at the cursor of calls without answers, and of answers without calls. */
export function LoneTools({ trace, field }: { readonly trace: TraceStore; readonly field: string }) {
  const t = useLateText().messages.loneTools;
  const cursor = useWorkspace((workspace) => workspace.cursor);
  const version = useWorkspace((workspace) => workspace.traceVersion);
  const lone = useMemo(() => {
    // The trace grows in place, so its version stands for it.
    const held = version < 0 ? undefined : stateAt(trace, [{ name: field }], cursor).get(field);
    return held?.kind === 'value' ? loneTools(trace.value(held.ref)) : [];
  }, [trace, version, field, cursor]);
  if (lone.length === 0) return null;
  return (
    <ul className={styles['lone']} aria-label={t.title}>
      {lone.map(({ kind, call, tool }, index) => (
        <li key={index} data-kind={kind}>
          {kind !== 'open' && <TriangleAlert aria-hidden="true" size={14} />} {t[kind](call, tool)}
        </li>
      ))}
    </ul>
  );
}
