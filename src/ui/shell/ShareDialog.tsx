import { useId, useMemo, useRef, useState } from 'react';
import { toJson } from '~/core/document';
import { decodeLink, encodeLink, linkBand, withPlace } from '~/core/share';
import { useText } from '~/i18n';
import { Button } from '~/ui/kit';
import { useWhole } from '~/workspace';
import { fileName } from './fileName';
import { likelySecrets } from './likelySecrets';
import styles from './ShareDialog.module.css';

/** The link with what it carries and where it may be cut, and the file for what a link cannot hold. */
export function ShareDialog() {
  const t = useText().shell;
  const doc = useWhole((workspace) => workspace.doc);
  const fragment = useMemo(() => encodeLink(doc), [doc]);
  // A document may be kept that is larger than what a link may carry.
  const fits = useMemo(() => decodeLink(fragment).ok, [fragment]);
  const secrets = useMemo(() => likelySecrets(doc), [doc]);
  const cursor = useWhole((workspace) => workspace.cursor);
  const stale = useWhole((workspace) => workspace.stale);
  const hint = useId();
  const [here, setHere] = useState(false);
  // What ran before an edit stands at no place of what the link carries.
  const hasPlace = cursor.at > 0 && !stale;
  const link = `${location.origin}${location.pathname}#${here && hasPlace ? withPlace(fragment, cursor) : fragment}`;
  const text = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('yes');
    } catch {
      text.current?.select();
      setCopied('refused');
    }
  };
  return (
    <div className={styles['share']}>
      <p>{t.shareIntro}</p>
      {secrets.length > 0 && (
        <p role="alert" className={styles['warn']}>
          {t.shareSecrets(secrets.join(', '))}
        </p>
      )}
      {fits ? (
        <>
          <label className={styles['label']}>
            {t.shareLink}
            <textarea ref={text} className={styles['link']} readOnly rows={4} value={link} onFocus={(event) => event.target.select()} />
          </label>
          {hasPlace && (
            <label className={styles['here']}>
              <input type="checkbox" checked={here} aria-describedby={hint} onChange={(event) => setHere(event.target.checked)} />
              <span>
                {t.shareHere(cursor.at, cursor.call)}
                <small id={hint}>{t.shareHereHint}</small>
              </span>
            </label>
          )}
          <p className={styles['length']}>
            {t.shareLength(link.length)} {t.shareBands[linkBand(link.length)]}
          </p>
        </>
      ) : (
        <p className={styles['warn']}>{t.shareTooLong}</p>
      )}
      <div className={styles['verbs']}>
        {fits && (
          <Button look="primary" data-first-focus onClick={() => void copy()}>
            {t.shareCopy}
          </Button>
        )}
        <a
          className={styles['file']}
          download={fileName(doc.title)}
          href={`data:application/json;charset=utf-8,${encodeURIComponent(toJson(doc))}`}
        >
          {t.shareFile}
        </a>
        <span role="status">{copied === 'yes' ? t.shareCopied : copied === 'refused' ? t.shareCopyFailed : ''}</span>
      </div>
    </div>
  );
}
