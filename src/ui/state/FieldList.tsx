import { Plus } from 'lucide-react';
import { addField, nextFieldId } from '~/core/document';
import { useText } from '~/i18n';
import { EmptyState, IconButton, Section } from '~/ui/kit';
import { actions, useWorkspace } from '~/workspace';
import { FieldCard } from './FieldCard';
import styles from './FieldList.module.css';

export function FieldList() {
  const t = useText().state;
  const doc = useWorkspace((workspace) => workspace.doc);
  const isMade = useWorkspace((workspace) => workspace.isMade);
  const add = () => {
    const id = nextFieldId(doc);
    actions.edit({ label: 'addField', apply: (before) => addField(before) });
    actions.select({ kind: 'field', id });
  };
  return (
    <Section
      title={t.title}
      aside={
        !isMade && (
          <IconButton label={t.addField} onClick={add}>
            <Plus aria-hidden="true" />
          </IconButton>
        )
      }
    >
      {doc.graph.fields.length === 0 ? (
        <EmptyState title={t.emptyFields}>{t.emptyFieldsText}</EmptyState>
      ) : (
        <ul className={styles['list']}>
          {doc.graph.fields.map((field) => (
            <li key={field.id}>
              <FieldCard field={field} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
