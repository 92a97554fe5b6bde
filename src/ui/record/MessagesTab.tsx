import { useMemo } from 'react';
import { messageLanes } from '~/core/analysis';
import type { Field, GraphSpec } from '~/core/document';
import { rowCountAt, type TraceStore } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { EmptyState } from '~/ui/kit';
import { useTrace, useWorkspace } from '~/workspace';
import { LaneTable } from './LaneTable';
import { LoneTools } from './LoneTools';
import { lanesAt } from './lanesAt';
import styles from './MessagesTab.module.css';

/** The fields whose messages have lives to show. */
export function messageFields(graph: GraphSpec): readonly Field[] {
  return graph.fields.filter(
    ({ type, merge }) =>
      type.kind === 'messages' ||
      (merge.kind === 'builtIn' && merge.reducer === 'addMessages') ||
      (merge.kind === 'delta' && merge.reducer === 'messages'),
  );
}

/** The life of each message up to the cursor: where it came in, was replaced, went. */
export function MessagesTab() {
  const t = useLateText().messages;
  const trace = useTrace();
  const graph = useWorkspace((workspace) => workspace.ranGraph ?? workspace.doc.graph);
  if (trace === null || trace.rows.length === 0) return <EmptyState title={t.empty}>{t.emptyText}</EmptyState>;
  return (
    // Scrollable, hence focusable.
    <div className={styles['tab']} role="region" aria-label={t.tab} tabIndex={0}>
      {messageFields(graph).map(({ id, name }) => (
        <FieldLanes key={id} trace={trace} field={name} />
      ))}
    </div>
  );
}

function FieldLanes({ trace, field }: { readonly trace: TraceStore; readonly field: string }) {
  const t = useLateText().messages;
  const version = useWorkspace((workspace) => workspace.traceVersion);
  const cursor = useWorkspace((workspace) => workspace.cursor);
  // The trace grows in place, so its version stands for it.
  const lanes = useMemo(() => (version < 0 ? [] : messageLanes(trace, field)), [trace, version, field]);
  const shown = useMemo(() => lanesAt(lanes, rowCountAt(trace, cursor)), [lanes, trace, cursor]);
  return (
    <section className={styles['field']}>
      <h3>
        <bdi>{field}</bdi>
      </h3>
      <LoneTools trace={trace} field={field} />
      {shown.lanes.length === 0 ? <p className={styles['note']}>{t.empty}</p> : <LaneTable trace={trace} field={field} shown={shown} />}
    </section>
  );
}
