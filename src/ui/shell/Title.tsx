import { setTitle } from '~/core/document';
import { useText } from '~/i18n';
import { actions, useWhole } from '~/workspace';
import styles from './Title.module.css';

/** The document's title, edited in place. A burst of typing is one entry of undo. */
export function Title() {
  const t = useText();
  const title = useWhole((workspace) => workspace.doc.title);
  return (
    <input
      className={styles['title']}
      aria-label={t.shell.titleLabel}
      placeholder={t.common.untitled}
      value={title}
      maxLength={200}
      spellCheck={false}
      size={Math.min(40, Math.max(8, title.length + 1))}
      onChange={(event) => {
        const text = event.target.value;
        actions.edit({ label: 'title', apply: (doc) => setTitle(doc, text), coalesce: 'title' });
      }}
      onBlur={actions.seal}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur();
      }}
    />
  );
}
