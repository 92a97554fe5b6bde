import { Check, ClipboardList } from 'lucide-react';
import { useState } from 'react';
import { recordText, rowsUpTo } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { IconButton } from '~/ui/kit';
import { useTrace, useWorkspace } from '~/workspace';

/** The record up to the cursor as text, one line a call, in the reader's notation. */
export function CopyRecord() {
  const t = useLateText();
  const trace = useTrace();
  const cursor = useWorkspace((workspace) => workspace.cursor);
  const notation = useWorkspace((workspace) => workspace.preferences.notation);
  const [copied, setCopied] = useState(false);
  if (trace === null) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(recordText(trace, rowsUpTo(trace, cursor), notation));
    setCopied(true);
    setTimeout(() => setCopied(false), 1500);
  };
  return (
    <IconButton
      label={copied ? t.common.copied : t.record.copyAll}
      disabled={cursor.at === 0}
      onClick={() => void copy().catch(() => setCopied(false))}
    >
      {copied ? <Check aria-hidden="true" /> : <ClipboardList aria-hidden="true" />}
    </IconButton>
  );
}
