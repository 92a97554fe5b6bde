import { useState } from 'react';
import { equalValues, formatValue, type Value } from '~/core/value';
import { useLateText } from '~/i18n/late';
import { actions, useWorkspace } from '~/workspace';
import { ExpressionField } from '../code/ExpressionField';
import { parseValue } from './parseValue';

const LIMIT = 20_000;

/** A value to type, in the reader's notation or the other one; it is written as soon as it is whole. */
export function ExpectedValue({ value, onValue }: { readonly value: Value; readonly onValue: (value: Value) => void }) {
  const t = useLateText().editors.expect;
  const notation = useWorkspace(({ preferences }) => preferences.notation);
  const [typed, setTyped] = useState<string | null>(null);
  const text = shown(typed, value) ?? formatValue(value, notation, { limit: LIMIT });
  const parsed = typed === null ? null : parseValue(typed);
  return (
    <ExpressionField
      label={t.value}
      text={text}
      hint={t.valueHint}
      errors={parsed?.ok === false ? [t.badValue(typed?.slice(parsed.at, parsed.at + 20) ?? '')] : []}
      onText={(next) => {
        setTyped(next);
        const read = parseValue(next);
        if (read.ok) onValue(read.value);
      }}
      onBlur={() => {
        if (parsed?.ok === true) setTyped(null);
        actions.seal();
      }}
    />
  );
}

/** What is being typed stands as long as it is unfinished or still means the value. */
function shown(typed: string | null, value: Value): string | null {
  if (typed === null) return null;
  const read = parseValue(typed);
  return !read.ok || equalValues(read.value, value) ? typed : null;
}
