import { FlaskConical, Scale } from 'lucide-react';
import { firstExpression, pythonLine, typeScriptLine } from '~/core/code';
import {
  deleteField,
  type Field,
  type Merge,
  type Place,
  renameField,
  replaces,
  setFieldOptional,
  setFieldPrivate,
  setFieldType,
  setMerge,
  setUpdateType,
} from '~/core/document';
import { useLateText } from '~/i18n/late';
import { Button, CheckField } from '~/ui/kit';
import { actions } from '~/workspace';
import { sourceOf } from '../code/expression';
import { Frame } from '../parts/Frame';
import { NameField } from '../parts/NameField';
import styles from '../parts/parts.module.css';
import { LawsAfterRun } from './LawsAfterRun';
import { OpenStyles } from '../styles/OpenStyles';
import { ReducerChoice } from './ReducerChoice';
import { StartChoice } from './StartChoice';
import { TypeChoice } from './TypeChoice';

/** One field of the state: its name, its type, how writes to it are merged, and where it starts. */
export function FieldInspector({ field }: { readonly field: Field }) {
  const t = useLateText().editors;
  const late = useLateText().lab;
  const schemas = useLateText().schemas.field;
  const { id, type, merge, updateType } = field;
  const matches = (place: Place) => (place.kind === 'field' || place.kind === 'reducer' || place.kind === 'start') && place.id === id;
  const change = (next: Merge) => actions.edit({ label: 'editField', apply: (doc) => setMerge(doc, id, next) });
  return (
    <Frame
      kind={t.field.kind}
      matches={matches}
      deleteLabel={t.deleteWhat(field.name)}
      onDelete={() => actions.edit({ label: 'deleteField', apply: (doc) => deleteField(doc, id) })}
    >
      <div className={styles['row']}>
        <NameField name={field.name} burst={`name:${id}`} edit="editField" rename={(doc, name) => renameField(doc, id, name)} />
        <TypeChoice
          label={t.field.type}
          type={type}
          onChange={(next) => actions.edit({ label: 'editField', apply: (doc) => setFieldType(doc, id, next) })}
        />
      </div>
      {field.name.startsWith('_') && <p className={styles['hint']}>{schemas.underscore}</p>}
      <dl className={styles['lines']}>
        <dt>{t.field.python}</dt>
        <dd>{pythonLine(field)}</dd>
        <dt>{t.field.typescript}</dt>
        <dd>{typeScriptLine(field)}</dd>
      </dl>
      <div className={styles['buttons']}>
        <OpenStyles fields={[field]} />
      </div>
      <div className={styles['row']}>
        <CheckField
          label={schemas.optional}
          hint={schemas.optionalHint}
          checked={field.optional === true}
          onChange={(on) => actions.edit({ label: 'editField', apply: (doc) => setFieldOptional(doc, id, on) })}
        />
        <CheckField
          label={schemas.private}
          hint={schemas.privateHint}
          checked={field.private === true}
          onChange={(on) => actions.edit({ label: 'editField', apply: (doc) => setFieldPrivate(doc, id, on) })}
        />
      </div>
      {!replaces(merge) && (
        <div className={styles['row']}>
          <CheckField
            label={schemas.otherUpdate}
            hint={schemas.otherUpdateHint}
            checked={updateType !== undefined}
            onChange={(on) =>
              actions.edit({ label: 'editField', apply: (doc) => setUpdateType(doc, id, on ? { kind: 'any', of: 'any' } : null) })
            }
          />
          {updateType !== undefined && (
            <TypeChoice
              label={schemas.updateType}
              type={updateType}
              onChange={(next) => actions.edit({ label: 'editField', apply: (doc) => setUpdateType(doc, id, next) })}
            />
          )}
        </div>
      )}
      <ReducerChoice field={field} onChange={change} />
      {merge.kind !== 'untracked' && <StartChoice field={field} merge={merge} onChange={change} />}
      {!replaces(merge) && (
        <div className={styles['buttons']}>
          <Button
            icon={<FlaskConical aria-hidden="true" />}
            title={t.field.benchHint}
            onClick={() => actions.openBench(field, null, [sourceOf(firstExpression(field))])}
          >
            {t.field.bench}
          </Button>
          <Button icon={<Scale aria-hidden="true" />} title={late.openLawsHint} onClick={() => actions.openLaws(field.id)}>
            {late.openLaws}
          </Button>
        </div>
      )}
      {(merge.kind === 'own' || merge.kind === 'delta') && <LawsAfterRun field={id} />}
    </Frame>
  );
}
