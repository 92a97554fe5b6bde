import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { MessageValue } from '~/core/value';
import { useText } from '~/i18n';
import { Chip } from '~/ui/kit';
import { InlineValue } from './InlineValue';
import styles from './MessageList.module.css';

interface MessageListProps {
  readonly messages: readonly MessageValue[];
  readonly label: string;
  /** Ids that were there before; the others are marked as new. Without it nothing is marked. */
  readonly known?: ReadonlySet<string>;
}

/** Messages as messages: class, id, content, and what else they carry. */
export function MessageList({ messages, label, known }: MessageListProps) {
  const t = useText().values;
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({ count: messages.length, getScrollElement: () => scroller.current, estimateSize: () => 54, overscan: 8 });
  return (
    // Scrollable, hence focusable.
    <div ref={scroller} className={styles['list']} role="list" aria-label={label} tabIndex={0}>
      <div role="none" style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const message = messages[index];
          if (message === undefined) return null;
          const isNew = known !== undefined && (message.id === null || !known.has(message.id));
          return (
            <div
              key={index}
              ref={virtual.measureElement}
              data-index={index}
              role="listitem"
              className={styles['message']}
              data-type={message.type}
              style={{ top: start }}
            >
              <p className={styles['head']}>
                <strong>{message.class}</strong>
                <code className={styles['id']}>{message.id === null ? t.noId : message.id}</code>
                {isNew && <Chip look="ok">{t.newId}</Chip>}
              </p>
              {typeof message.content === 'string' ? (
                <p className={styles['content']}>{message.content}</p>
              ) : (
                <InlineValue value={message.content} limit={2000} />
              )}
              {Object.keys(message.rest).length > 0 && <InlineValue value={message.rest} limit={400} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}
