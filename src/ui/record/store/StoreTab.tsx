import { useState } from 'react';
import { useLateText } from '~/i18n/late';
import { EmptyState, Tabs } from '~/ui/kit';
import { useWhole, useWholeTrace } from '~/workspace';
import { Lives } from './Lives';
import { StoreChanges } from './StoreChanges';
import { StoreItems } from './StoreItems';
import { StoreOperations } from './StoreOperations';

type View = 'items' | 'changes' | 'operations' | 'lives';

/** LangGraph's store at the cursor: what it holds, what changed it, what was asked of it, and how it differs from state and context. */
export default function StoreTab() {
  const t = useLateText().store;
  // One store for all, whichever graph is open.
  const trace = useWholeTrace();
  const cursor = useWhole((workspace) => workspace.cursor);
  const [view, setView] = useState<View>('items');
  if (trace === null) return <EmptyState title={t.empty}>{t.emptyText}</EmptyState>;
  const at = { trace, cursor };
  const content = {
    items: <StoreItems {...at} />,
    changes: <StoreChanges {...at} />,
    operations: <StoreOperations {...at} />,
    lives: <Lives {...at} />,
  };
  return (
    <Tabs
      label={t.view}
      current={view}
      onChange={setView}
      tabs={(['items', 'changes', 'operations', 'lives'] as const).map((id) => ({ id, label: t.views[id], content: content[id] }))}
    />
  );
}
