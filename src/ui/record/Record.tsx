import { useText } from '~/i18n';
import { Tabs } from '~/ui/kit';
import { actions, useWorkspace } from '~/workspace';
import { CallsTab } from './CallsTab';
import { ConsoleTab } from './ConsoleTab';
import { CopyRecord } from './CopyRecord';
import styles from './Record.module.css';
import { SnapshotsTab } from './SnapshotsTab';
import { StateNow } from './StateNow';
import { TasksTab } from './TasksTab';

/** What happened up to the cursor, four ways, beside what the state is now. */
export function Record() {
  const t = useText().record;
  const tab = useWorkspace((workspace) => workspace.preferences.recordTab);
  const content = { calls: <CallsTab />, snapshots: <SnapshotsTab />, tasks: <TasksTab />, console: <ConsoleTab /> };
  return (
    <div className={styles['record']}>
      <div className={styles['left']}>
        <Tabs
          label={t.title}
          current={tab}
          onChange={(recordTab) => actions.prefer({ recordTab })}
          aside={<CopyRecord />}
          tabs={(['calls', 'snapshots', 'tasks', 'console'] as const).map((id) => ({ id, label: t.tabs[id], content: content[id] }))}
        />
      </div>
      <div className={styles['right']}>
        <StateNow />
      </div>
    </div>
  );
}
