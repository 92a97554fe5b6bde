import { useRef, useState } from 'react';
import { clear } from '~/core/document';
import { useText } from '~/i18n';
import { Button, EmptyState } from '~/ui/kit';
import { actions, useWhole } from '~/workspace';
import styles from './DocumentsDialog.module.css';
import { OpenFile } from './OpenFile';
import { QuarantineList } from './QuarantineList';

/** Asking takes the place of the button that was pressed, so it takes the focus too: on the harmless answer. */
const focusLast = (asking: HTMLElement | null) => asking?.querySelector<HTMLElement>('button:last-of-type')?.focus();

/** What this browser keeps: open, new, duplicate, delete. Deleting asks first, in place. */
export function DocumentsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const documents = useWhole((workspace) => workspace.documents);
  const current = useWhole((workspace) => workspace.docId);
  const language = useWhole((workspace) => workspace.preferences.language);
  const [asked, setAsked] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const answered = () => {
    setAsked(null);
    list.current?.focus();
  };
  const when = (edited: number) =>
    new Date(edited).toLocaleString(language === 'zh' ? 'zh-CN' : 'en', { dateStyle: 'medium', timeStyle: 'short' });
  const then = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <div className={styles['documents']}>
      <div className={styles['verbs']}>
        <Button look="primary" data-first-focus onClick={then(actions.newDocument)}>
          {t.shell.documentsNew}
        </Button>
        <Button onClick={then(actions.duplicate)}>{t.shell.documentsDuplicate}</Button>
        <OpenFile onOpened={onClose} />
        <Button look="danger" onClick={then(() => actions.edit({ label: 'clear', apply: clear }))}>
          {t.shell.documentsClear}
        </Button>
      </div>
      {documents.length === 0 && <EmptyState title={t.shell.documentsNone} />}
      <ul ref={list} className={styles['list']} tabIndex={-1}>
        {documents.map(({ id, title, edited }) => {
          const name = title === '' ? t.common.untitled : title;
          return (
            <li key={id} className={styles['row']} aria-current={id === current}>
              <button
                type="button"
                className={styles['open']}
                aria-label={t.shell.documentsOpen(name)}
                onClick={then(() => void actions.openSaved(id))}
              >
                <bdi>{name}</bdi>
                <small>
                  {t.shell.editedAt(when(edited))}
                  {id === current && ` · ${t.shell.documentsOpenNow}`}
                </small>
              </button>
              {asked === id ? (
                <span ref={focusLast} className={styles['sure']}>
                  {t.shell.documentsDeleteSure(name)}
                  <Button
                    look="danger"
                    onClick={() => {
                      answered();
                      void actions.deleteSaved(id);
                    }}
                  >
                    {t.common.delete}
                  </Button>
                  <Button onClick={answered}>{t.common.cancel}</Button>
                </span>
              ) : (
                <Button look="quiet" aria-label={t.shell.documentsDelete(name)} onClick={() => setAsked(id)}>
                  {t.common.delete}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <QuarantineList />
    </div>
  );
}
