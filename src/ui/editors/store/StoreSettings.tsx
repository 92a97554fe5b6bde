import { type PlaygroundDoc, setStoreIndex, setStoreItems, type StoreIndex } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { CheckField, SelectField, TextField } from '~/ui/kit';
import { actions } from '~/workspace';
import { SourceEditor } from '../code/SourceEditor';
import styles from '../parts/parts.module.css';

const ITEMS = `export default [
  [['users', 'ada'], 'style', { text: 'concise answers' }],
];
`;
const OWN = `// One vector for each text; here, how often each vowel occurs.
export default (texts: string[]) =>
  texts.map((text) => [...'aeiou'].map((vowel) => text.split(vowel).length - 1));
`;

type Kind = 'none' | 'words' | 'own';

/** What LangGraph's store begins with, and what its searches by query go by. */
export function StoreSettings({ doc }: { readonly doc: PlaygroundDoc }) {
  const t = useLateText().store.settings;
  const items = doc.graph.store?.items;
  const index = doc.graph.store?.index;
  const edit = (apply: (before: PlaygroundDoc) => PlaygroundDoc) => actions.edit({ label: 'settings', apply });
  return (
    <fieldset className={styles['fields']}>
      <legend className={styles['legend']}>{t.title}</legend>
      <p className={styles['hint']}>{t.life}</p>
      <div className={styles['group']}>
        <CheckField
          label={t.items}
          hint={t.itemsHint}
          checked={items !== undefined}
          onChange={(on) => edit((before) => setStoreItems(before, on ? ITEMS : undefined))}
        />
        {items !== undefined && <SourceEditor sourceKey="store:items" label={t.itemsLabel} compact />}
      </div>
      <IndexChoice index={index} onIndex={(next) => edit((before) => setStoreIndex(before, next))} />
    </fieldset>
  );
}

interface IndexChoiceProps {
  readonly index: StoreIndex | undefined;
  readonly onIndex: (next: StoreIndex | undefined) => void;
}

function IndexChoice({ index, onIndex }: IndexChoiceProps) {
  const t = useLateText().store.settings;
  const kind: Kind = index === undefined ? 'none' : index.embed === 'words' ? 'words' : 'own';
  const choose = (next: Kind) => {
    const fields = index?.fields ?? ['text'];
    onIndex(next === 'none' ? undefined : { fields, embed: next === 'words' ? next : { own: OWN } });
  };
  return (
    <div className={styles['group']}>
      <SelectField<Kind>
        label={t.index}
        value={kind}
        options={[
          { id: 'none', label: t.indexNone },
          { id: 'words', label: t.indexWords },
          { id: 'own', label: t.indexOwn },
        ]}
        onChange={choose}
      />
      {kind === 'words' && <p className={styles['hint']}>{t.wordsHint}</p>}
      {kind === 'own' && (
        <>
          <SourceEditor sourceKey="store:embed" label={t.ownLabel} compact />
          <p className={styles['hint']}>{t.ownHint}</p>
        </>
      )}
      {index !== undefined && (
        <>
          <TextField
            label={t.fields}
            value={index.fields.join(',')}
            onChange={(text) => onIndex({ ...index, fields: text.split(',').map((path) => path.trim()) })}
            onBlur={actions.seal}
          />
          <p className={styles['hint']}>{t.fieldsHint}</p>
        </>
      )}
    </div>
  );
}
