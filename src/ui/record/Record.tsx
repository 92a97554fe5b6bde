import { useLateText } from '~/i18n/late';
import { Tabs } from '~/ui/kit';
import { actions, useWorkspace } from '~/workspace';
import { CallsTab } from './CallsTab';
import { CheckpointsTab } from './checkpoints/CheckpointsTab';
import { ConsoleTab } from './ConsoleTab';
import { CopyRecord } from './CopyRecord';
import { MessagesTab, messageFields } from './MessagesTab';
import styles from './Record.module.css';
import { StateNow } from './StateNow';
import { TasksTab } from './TasksTab';

/** What happened up to the cursor, in several ways, beside what the state is now. */
export function Record() {
  const t = useLateText().record;
  const tab = useWorkspace((workspace) => workspace.preferences.recordTab);
  const messages = useLateText().messages.tab;
  const hasMessages = useWorkspace(({ ranGraph, doc }) => messageFields(ranGraph ?? doc.graph).length > 0);
  const content = {
    calls: <CallsTab />,
    snapshots: <CheckpointsTab />,
    tasks: <TasksTab />,
    messages: <MessagesTab />,
    console: <ConsoleTab />,
  };
  const tabs = (['calls', 'snapshots', 'tasks', 'messages', 'console'] as const).filter((id) => id !== 'messages' || hasMessages);
  return (
    <div className={styles['record']}>
      <div className={styles['left']}>
        <Tabs
          label={t.title}
          current={tabs.includes(tab) ? tab : 'calls'}
          onChange={(recordTab) => actions.prefer({ recordTab })}
          aside={<CopyRecord />}
          tabs={tabs.map((id) => ({ id, label: id === 'messages' ? messages : t.tabs[id], content: content[id] }))}
        />
      </div>
      <div className={styles['right']}>
        <StateNow />
      </div>
    </div>
  );
}
