import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { logsUpTo } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { EmptyState } from '~/ui/kit';
import { InlineValue } from '~/ui/values';
import { useTrace, useWorkspace } from '~/workspace';
import styles from './ConsoleTab.module.css';
import { Writer } from './Writer';

/** What the user's code printed up to the cursor, and which node or merge it came from. */
export function ConsoleTab() {
  const t = useLateText().record;
  const trace = useTrace();
  const cursor = useWorkspace((workspace) => workspace.cursor);
  const logs = trace === null ? [] : logsUpTo(trace, cursor);
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({ count: logs.length, getScrollElement: () => scroller.current, estimateSize: () => 30, overscan: 8 });
  if (trace === null || logs.length === 0) return <EmptyState title={t.emptyConsole}>{t.emptyConsoleText}</EmptyState>;
  return (
    // Scrollable, hence focusable.
    <div ref={scroller} className={styles['console']} role="log" aria-label={t.tabs.console} tabIndex={0}>
      <div role="none" style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const log = logs[index];
          if (log === undefined) return null;
          return (
            <div
              key={index}
              ref={virtual.measureElement}
              data-index={index}
              data-level={log.level}
              className={styles['line']}
              style={{ transform: `translateY(${start}px)` }}
            >
              <span className={styles['by']}>
                <Writer trace={trace} writer={log.by} />
              </span>
              <span className={styles['values']}>
                {log.values.map((ref, place) => {
                  const value = trace.value(ref);
                  // As consoles do: a text is printed as it is, everything else as a value.
                  return typeof value === 'string' ? (
                    <bdi key={place}>{value.slice(0, 10_000)}</bdi>
                  ) : (
                    <InlineValue key={place} value={value} limit={2000} />
                  );
                })}
              </span>
            </div>
          );
        })}
      </div>
    </div>
  );
}
