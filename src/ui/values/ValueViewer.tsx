import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { formatValue, isList, isTagged, type MessageValue, type Value } from '~/core/value';
import { useText } from '~/i18n';
import { Button } from '~/ui/kit';
import { useWorkspace } from '~/workspace';
import { MessageList } from './MessageList';
import { ValueTree } from './ValueTree';
import styles from './ValueViewer.module.css';

/** Up to this many characters can be copied; a larger value would stall the page while its text is made. */
const COPY_LIMIT = 20_000_000;

/** A value whole: messages as messages, everything else as a tree, and its text to copy. */
export function ValueViewer({
  value,
  label,
  known,
}: {
  readonly value: Value;
  readonly label: string;
  readonly known?: ReadonlySet<string>;
}) {
  const t = useText();
  const notation = useWorkspace((workspace) => workspace.preferences.notation);
  const [copied, setCopied] = useState(false);
  const messages = messagesOf(value);
  const copy = async () => {
    await navigator.clipboard.writeText(formatValue(value, notation, { limit: COPY_LIMIT, width: 100 }));
    setCopied(true);
  };
  return (
    <div className={styles['viewer']}>
      {messages === null ? (
        <ValueTree value={value} label={label} />
      ) : (
        <MessageList messages={messages} label={label} {...(known === undefined ? {} : { known })} />
      )}
      <Button
        look="quiet"
        icon={copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={() => void copy().catch(() => setCopied(false))}
      >
        {copied ? t.common.copied : t.common.copy}
      </Button>
    </div>
  );
}

/** The value as a list of messages, or null when it is anything else. */
function messagesOf(value: Value): readonly MessageValue[] | null {
  if (!isList(value) || value.length === 0) return null;
  const messages: MessageValue[] = [];
  for (const item of value) {
    if (!isTagged(item) || item.$ !== 'message') return null;
    messages.push(item);
  }
  return messages;
}
