import { setContext, type Source } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { CheckField } from '~/ui/kit';
import { actions } from '~/workspace';
import { SourceEditor } from '../code/SourceEditor';
import styles from '../parts/parts.module.css';

const CONTEXT = "export default { user: 'ada' };\n";

/** The runtime context of a turn, where it has one. */
export function ContextChoice({ context, index }: { readonly context: Source | undefined; readonly index: number }) {
  const t = useLateText().store.context;
  const set = (next: Source | undefined) => actions.edit({ label: 'editTurns', apply: (doc) => setContext(doc, index, next) });
  return (
    <div className={styles['group']}>
      <CheckField label={t.give} hint={t.hint} checked={context !== undefined} onChange={(on) => set(on ? CONTEXT : undefined)} />
      {context !== undefined && <SourceEditor sourceKey={`context:${index}`} label={t.label(index + 1)} compact />}
    </div>
  );
}
