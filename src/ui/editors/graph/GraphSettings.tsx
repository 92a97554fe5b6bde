import { Dices } from 'lucide-react';
import {
  type PlaygroundDoc,
  setInputFields,
  setNote,
  setOutputFields,
  setRecursionLimit,
  setSeed,
  setStyle,
  setTitle,
  type StateStyle,
} from '~/core/document';
import { useLateText } from '~/i18n/late';
import { Button, IconButton, SelectField, TextField } from '~/ui/kit';
import { actions, useWorkspace } from '~/workspace';
import { ExpectationsEditor } from '../expect/ExpectationsEditor';
import { FieldChecks } from '../parts/FieldChecks';
import { Frame } from '../parts/Frame';
import styles from '../parts/parts.module.css';
import { NumberField } from '../parts/NumberField';
import { OpenStyles } from '../styles/OpenStyles';
import { StoreSettings } from '../store/StoreSettings';
import { MemorySettings } from './MemorySettings';
import { NoteField } from './NoteField';

const STYLES: readonly StateStyle[] = ['annotation', 'stateSchema', 'zod'];

/** What belongs to the whole document: shown while nothing is selected. */
export function GraphSettings({ doc }: { readonly doc: PlaygroundDoc }) {
  const t = useLateText().editors.graph;
  const { schemas } = useLateText();
  const open = doc.graph.fields.filter((field) => !field.private);
  const seed = useWorkspace((workspace) => workspace.seed);
  return (
    <Frame kind={t.kind}>
      <TextField
        label={t.title}
        value={doc.title}
        style={{ fontFamily: 'inherit' }}
        onChange={(title) => actions.edit({ label: 'title', apply: (before) => setTitle(before, title), coalesce: 'title' })}
        onBlur={actions.seal}
      />
      <SelectField
        label={schemas.style}
        value={doc.graph.style ?? 'annotation'}
        options={STYLES.map((id) => ({ id, label: schemas.styles[id] }))}
        onChange={(style) => actions.edit({ label: 'settings', apply: (before) => setStyle(before, style) })}
      />
      <p className={styles['hint']}>{schemas.styleHint}</p>
      <div className={styles['buttons']}>
        <OpenStyles fields={doc.graph.fields} />
      </div>
      {doc.graph.style !== undefined && <p className={styles['hint']}>{schemas.field.sharedStart}</p>}
      <div className={styles['row']}>
        <FieldChecks
          legend={schemas.input}
          hint={schemas.inputHint}
          fields={open}
          chosen={doc.graph.input ?? null}
          onChange={(ids) => actions.edit({ label: 'settings', apply: (before) => setInputFields(before, ids) })}
        />
        <FieldChecks
          legend={schemas.output}
          hint={schemas.outputHint}
          fields={open}
          chosen={doc.graph.output ?? null}
          onChange={(ids) => actions.edit({ label: 'settings', apply: (before) => setOutputFields(before, ids) })}
        />
      </div>
      <div className={styles['row']}>
        <div className={styles['group']}>
          <NumberField
            label={t.limit}
            value={doc.graph.recursionLimit}
            least={1}
            onNumber={(limit) =>
              actions.edit({ label: 'settings', apply: (before) => setRecursionLimit(before, limit), coalesce: 'limit' })
            }
          />
          <p className={styles['hint']}>{t.limitHint}</p>
        </div>
        <div className={styles['group']}>
          <div className={styles['beside']}>
            <NumberField
              label={t.seed}
              value={doc.graph.seed}
              least={0}
              onNumber={(seed) => actions.edit({ label: 'settings', apply: (before) => setSeed(before, seed), coalesce: 'seed' })}
            />
            <IconButton label={t.newSeed} onClick={actions.newSeed}>
              <Dices aria-hidden="true" />
            </IconButton>
          </div>
          <p className={styles['hint']}>{t.seedHint}</p>
          {seed !== doc.graph.seed && (
            <p className={styles['hint']}>
              {t.seedNow(seed)}{' '}
              <Button look="quiet" onClick={() => actions.edit({ label: 'settings', apply: (before) => setSeed(before, seed) })}>
                {t.keepSeed}
              </Button>
            </p>
          )}
        </div>
      </div>
      <MemorySettings doc={doc} />
      <StoreSettings doc={doc} />
      <NoteField label={t.noteEn} text={doc.note.en} language="en" onText={(en) => writeNote('en', en)} />
      <NoteField label={t.noteZh} text={doc.note.zh} language="zh-CN" onText={(zh) => writeNote('zh', zh)} />
      <p className={styles['hint']}>{t.noteHint}</p>
      <ExpectationsEditor doc={doc} />
    </Frame>
  );
}

function writeNote(language: 'en' | 'zh', text: string): void {
  actions.edit({ label: 'note', apply: (doc) => setNote(doc, { [language]: text }), coalesce: `note:${language}` });
}
