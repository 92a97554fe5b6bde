import { type InputEntry, type InputForm, readInput, readSends, withEntry, writeInput } from '~/core/code';
import { type Field, setTurnSource, type Turn } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { actions, useWorkspace } from '~/workspace';
import styles from '../parts/parts.module.css';
import { InputField } from './InputField';
import { SendByHand, SendFields } from './SendFields';

interface InputFieldsProps {
  readonly turn: Extract<Turn, { readonly source: string }>;
  readonly index: number;
  readonly fields: readonly Field[];
}

/** A turn's value as a form: each field not given, given, or set past its reducer; or tasks that are sent by hand. */
export function InputFields({ turn, index, fields }: InputFieldsProps) {
  const t = useLateText().editors.turn;
  const nodes = useWorkspace(({ doc }) => doc.graph.nodes);
  const sends = turn.kind === 'input' ? readSends(turn.source) : null;
  if (sends !== null) return <SendFields index={index} sends={sends} nodes={nodes} />;
  const form = readInput(turn.source);
  if (form.kind === 'code') return <p className={styles['hint']}>{t.formOff}</p>;
  const entries = form.kind === 'object' ? form.entries : [];
  const extra = entries.filter(({ name }) => fields.every((field) => field.name !== name));
  const write = (next: InputForm): boolean => {
    const source = writeInput(turn.source, next);
    if (source === undefined) return false;
    actions.edit({ label: 'editInput', apply: (doc) => setTurnSource(doc, index, source), coalesce: `form:${index}` });
    return true;
  };
  const put = (name: string) => (entry: Pick<InputEntry, 'how' | 'text'> | null) => write(withEntry(form, name, entry));
  return (
    <fieldset className={styles['fields']}>
      <legend className={styles['legend']}>{t.form}</legend>
      {fields.map((field) => (
        <InputField
          key={field.id}
          name={field.name}
          field={field}
          entry={entries.find((entry) => entry.name === field.name) ?? null}
          onEntry={put(field.name)}
        />
      ))}
      {extra.map((entry) => (
        <InputField key={`extra ${entry.name}`} name={entry.name} field={null} entry={entry} onEntry={put(entry.name)} />
      ))}
      {turn.kind === 'input' && <SendByHand index={index} nodes={nodes} />}
    </fieldset>
  );
}
