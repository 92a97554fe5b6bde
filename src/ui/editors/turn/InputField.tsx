import { useEffect, useState } from 'react';
import { firstExpression, givenAs, type InputEntry, isExpression, textAs } from '~/core/code';
import { type Field, replaces } from '~/core/document';
import { type AllMessages, useLateText } from '~/i18n/late';
import { actions } from '~/workspace';
import { ExpressionField } from '../code/ExpressionField';
import styles from '../parts/parts.module.css';

interface InputFieldProps {
  readonly name: string;
  /** Null for a name that no field has. */
  readonly field: Field | null;
  readonly entry: InputEntry | null;
  /** Writes the entry; false where its text is no expression and nothing was written. */
  readonly onEntry: (entry: Pick<InputEntry, 'how' | 'text'> | null) => boolean;
}

type How = 'absent' | 'null' | 'undefined' | InputEntry['how'];

/** One field of a turn's form. What is typed stays on screen until it is a whole expression, and is written then. */
export function InputField({ name, field, entry, onEntry }: InputFieldProps) {
  const texts = useLateText();
  const t = texts.editors.turn;
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? entry?.text ?? '';
  const how = howOf(entry);
  // The source may change elsewhere (its editor, undo): then that is what counts.
  useEffect(() => setTyped(null), [entry?.text, entry?.how]);
  const choose = (next: How) => {
    setTyped(null);
    actions.seal();
    if (next === 'absent') onEntry(null);
    else if (next === 'overwrite') onEntry({ how: next, text: entry?.text ?? firstExpression(field) });
    else onEntry({ how: 'given', text: textAs(next === 'given' ? 'value' : next, entry?.text ?? '', firstExpression(field)) });
  };
  const type = (next: string) => {
    setTyped(next);
    if (entry !== null && isExpression(next)) onEntry({ how: entry.how, text: next.trim() });
  };
  const choices: readonly How[] = [
    'absent',
    'given',
    'null',
    'undefined',
    ...(field === null || !replaces(field.merge) ? (['overwrite'] as const) : []),
  ];
  return (
    <div className={styles['field']}>
      <div className={styles['fieldHead']}>
        <bdi className={styles['fieldName']} title={name}>
          {name}
        </bdi>
        <select
          aria-label={t.givenLabel(name)}
          className={styles['how']}
          value={how}
          onChange={(event) => choose(event.target.value as How)}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {t.given[choice]}
            </option>
          ))}
        </select>
      </div>
      {entry !== null && (
        <ExpressionField
          label={t.valueLabel(name)}
          labelHidden
          text={text}
          errors={isExpression(text) ? [] : [t.notAnExpression]}
          onText={type}
          onBlur={actions.seal}
          {...hintOf(how, texts)}
        />
      )}
      {field === null && <p className={styles['hint']}>{t.extra}</p>}
    </div>
  );
}

function howOf(entry: InputEntry | null): How {
  if (entry === null) return 'absent';
  const as = givenAs(entry.text);
  return entry.how === 'overwrite' || as === 'value' ? entry.how : as;
}

/** null, undefined and a key that is left out are three things; each says what it does. */
function hintOf(how: How, t: AllMessages): { readonly hint?: string } {
  switch (how) {
    case 'overwrite':
      return { hint: t.editors.turn.overwriteHint };
    case 'null':
      return { hint: t.given.nullHint };
    case 'undefined':
      return { hint: t.given.undefinedHint };
    default:
      return {};
  }
}
