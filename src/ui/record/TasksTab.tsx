import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';
import type { Shaped, TaskView, TraceStore } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { Chip, EmptyState, WriterMark } from '~/ui/kit';
import { Covered, InlineValue } from '~/ui/values';
import { useTones, useTrace, useWorkspace } from '~/workspace';
import { ErrorText } from './ErrorText';
import { InputChanges } from './InputChanges';
import { RequestsOfTask, requestsOfTask } from './requests/RequestsOfTask';
import styles from './TasksTab.module.css';

/** Every run of a node up to the cursor, and the ones that wait: what it read, returned, wrote. */
export function TasksTab() {
  const t = useLateText().record;
  const trace = useTrace();
  const at = useWorkspace((workspace) => workspace.cursor.at);
  const tasks = trace === null ? [] : trace.tasks.filter((task) => task.moment < at || (at > 0 && task.moment === at));
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({ count: tasks.length, getScrollElement: () => scroller.current, estimateSize: () => 92, overscan: 4 });
  if (trace === null || tasks.length === 0) return <EmptyState title={t.emptyTasks}>{t.emptyTasksText}</EmptyState>;
  return (
    // Scrollable, hence focusable.
    <div ref={scroller} className={styles['tasks']} role="list" aria-label={t.tabs.tasks} tabIndex={0}>
      <div role="none" style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const task = tasks[index];
          if (task === undefined) return null;
          return (
            <div
              key={index}
              ref={virtual.measureElement}
              data-index={index}
              role="listitem"
              className={styles['task']}
              style={{ transform: `translateY(${start}px)` }}
            >
              <TaskCard trace={trace} task={task} isNext={task.moment === at} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

function TaskCard({ trace, task, isNext }: { readonly trace: TraceStore; readonly task: TaskView; readonly isNext: boolean }) {
  const t = useLateText();
  const tones = useTones();
  const cover = useWorkspace((workspace) => workspace.preferences.cover);
  const moment = trace.moments[task.moment];
  const requests = requestsOfTask(trace, task);
  const state = isNext ? 'ready' : task.state === 'running' && trace.ended !== null ? 'unfinished' : task.state;
  const step = moment?.kind === 'superstep' ? t.stepper.superstep(moment.superstep) : t.record.task.started;
  return (
    <>
      <p className={styles['head']}>
        <WriterMark tone={tones.get(task.node) ?? null}>{task.node}</WriterMark>
        {task.send !== null && <Chip>{t.record.task.send(task.send)}</Chip>}
        <span className={styles['step']}>{step}</span>
        <Chip look={state === 'failed' ? 'bad' : state === 'finished' ? 'plain' : 'dashed'}>{t.record.task.states[state]}</Chip>
        {!isNext && isKept(trace, task) && (
          <Chip look="accent" title={t.canvas.keptLong}>
            {t.record.task.kept}
          </Chip>
        )}
        {!isNext && task.ms !== null && (
          <span className={styles['step']}>{t.record.task.ms(task.ms < 10 ? task.ms.toFixed(1) : task.ms.toFixed(0))}</span>
        )}
      </p>
      <dl className={styles['parts']}>
        <Part name={t.record.task.reads}>{isNext && cover ? <Covered /> : <ShapedValue trace={trace} shaped={task.reads} />}</Part>
        {!isNext && task.returned !== null && (
          <Part name={t.record.task.returned}>
            <ShapedValue trace={trace} shaped={task.returned} />
          </Part>
        )}
        {!isNext && requests.length > 0 && (
          <Part name={t.requests.ofTask}>
            <RequestsOfTask trace={trace} requests={requests} />
          </Part>
        )}
        {!isNext && task.sends.length > 0 && (
          <Part name={t.record.task.sends}>
            {task.sends.map((send, index) => (
              <span key={index} className={styles['send']}>
                <bdi>{send.node}</bdi> ← <InlineValue value={trace.value(send.args)} />
              </span>
            ))}
          </Part>
        )}
        {!isNext && task.goto.length > 0 && <Part name={t.record.task.goto}>{task.goto.join(', ')}</Part>}
        {!isNext && task.error !== null && (
          <Part name={t.record.task.threw}>
            <ErrorText error={task.error} />
          </Part>
        )}
      </dl>
      {!isNext && <InputChanges trace={trace} task={task} />}
    </>
  );
}

/** Its superstep did not end, but what it wrote lies beside the checkpoint before. */
function isKept(trace: TraceStore, { task, moment, state }: TaskView): boolean {
  if (state !== 'finished' || trace.moments[moment]?.checkpoint !== null) return false;
  return trace.saves.some(({ pending }) => pending.some((one) => one.task === task));
}

function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles['part']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ShapedValue({ trace, shaped }: { readonly trace: TraceStore; readonly shaped: Shaped }) {
  const t = useLateText().record.task;
  if ('whole' in shaped) return <InlineValue value={trace.value(shaped.whole)} limit={300} />;
  if (shaped.fields.length === 0) return <em>{t.nothing}</em>;
  return shaped.fields.map(([name, ref]) => (
    <span key={name} className={styles['field']}>
      <bdi>{name}</bdi> <InlineValue value={trace.value(ref)} limit={200} />
    </span>
  ));
}
