import { lazy, Suspense } from 'react';
import { useLateText } from '~/i18n/late';
import { Tabs } from '~/ui/kit';
import { actions, useWhole, useWorkspace } from '~/workspace';
import { CallsTab } from './CallsTab';
import { CheckpointsTab } from './checkpoints/CheckpointsTab';
import { ConsoleTab } from './ConsoleTab';
import { CopyRecord } from './CopyRecord';
import { MessagesTab, messageFields } from './MessagesTab';
import styles from './Record.module.css';
import { StateNow } from './StateNow';
import { TasksTab } from './TasksTab';
import { speaksOfStore } from './store/speaksOfStore';

const StoreTab = lazy(() => import('./store/StoreTab'));

/** What happened up to the cursor, in several ways, beside what the state is now. */
export function Record() {
  const t = useLateText().record;
  const tab = useWorkspace((workspace) => workspace.preferences.recordTab);
  const messages = useLateText().messages.tab;
  const hasMessages = useWorkspace(({ ranGraph, doc }) => messageFields(ranGraph ?? doc.graph).length > 0);
  const hasStore = useWhole(({ ranGraph, doc }) => speaksOfStore(ranGraph ?? doc.graph));
  const { store } = useLateText();
  const content = {
    calls: <CallsTab />,
    snapshots: <CheckpointsTab />,
    tasks: <TasksTab />,
    messages: <MessagesTab />,
    store: (
      <Suspense>
        <StoreTab />
      </Suspense>
    ),
    console: <ConsoleTab />,
  };
  const isThere = { messages: hasMessages, store: hasStore };
  const labels = { ...t.tabs, messages, store: store.tab };
  const tabs = (['calls', 'snapshots', 'tasks', 'messages', 'store', 'console'] as const).filter(
    (id) => !(id in isThere) || isThere[id as keyof typeof isThere],
  );
  return (
    <div className={styles['record']}>
      <div className={styles['left']}>
        <Tabs
          label={t.title}
          current={tabs.includes(tab) ? tab : 'calls'}
          onChange={(recordTab) => actions.prefer({ recordTab })}
          aside={<CopyRecord />}
          tabs={tabs.map((id) => ({ id, label: labels[id], content: content[id] }))}
        />
      </div>
      <div className={styles['right']}>
        <StateNow />
      </div>
    </div>
  );
}
