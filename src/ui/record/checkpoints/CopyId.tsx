import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useLateText } from '~/i18n/late';
import { IconButton } from '~/ui/kit';

const SHORT = 13;

/** A checkpoint's id by its first characters; whole as a tooltip and on the clipboard. */
export function CopyId({ id }: { readonly id: string }) {
  const t = useLateText();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(id);
    setCopied(true);
    setTimeout(() => setCopied(false), 1500);
  };
  return (
    <>
      <code title={id}>{id.length > SHORT ? `${id.slice(0, SHORT)}…` : id}</code>
      <IconButton label={copied ? t.common.copied : t.checkpoints.copyId(id)} onClick={() => void copy().catch(() => setCopied(false))}>
        {copied ? <Check aria-hidden="true" size={13} /> : <Copy aria-hidden="true" size={13} />}
      </IconButton>
    </>
  );
}
