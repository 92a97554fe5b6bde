import type { EditLabel } from '~/workspace';
import type { PlaygroundDoc } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { TextField } from '~/ui/kit';
import { actions } from '~/workspace';

interface NameFieldProps {
  readonly name: string;
  /** Tells one burst of typing from another. */
  readonly burst: string;
  readonly edit: EditLabel;
  readonly rename: (doc: PlaygroundDoc, name: string) => PlaygroundDoc;
}

/** A name that any text may be; what LangGraph does not take is said as a problem. */
export function NameField({ name, burst, edit, rename }: NameFieldProps) {
  const t = useLateText().editors;
  return (
    <TextField
      label={t.name}
      value={name}
      onChange={(next) => actions.edit({ label: edit, apply: (doc) => rename(doc, next), coalesce: burst })}
      onBlur={actions.seal}
    />
  );
}
