import { aliasesOfTask } from '~/core/analysis';
import type { TaskView, TraceStore } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { ValueDiff } from '~/ui/values';
import { Aliases } from './Aliases';
import { LineFinder } from './LineFinder';
import styles from './TasksTab.module.css';
import { writerText } from './writerText';

/** What was changed in place of that which a task was given, and who else holds it. */
export function InputChanges({ trace, task }: { readonly trace: TraceStore; readonly task: TaskView }) {
  const t = useLateText();
  return (
    <>
      {task.inputChanged.map((mutation, index) => (
        <div key={index}>
          <p className={styles['mutation']}>
            {t.record.mutations.input(writerText(trace, mutation.by, t.common))} <bdi>{mutation.field}</bdi>{' '}
            <ValueDiff before={trace.value(mutation.before)} after={trace.value(mutation.after)} />
          </p>
          <LineFinder change={mutation} row={null} />
        </div>
      ))}
      <Aliases trace={trace} aliases={aliasesOfTask(trace, task)} />
    </>
  );
}
