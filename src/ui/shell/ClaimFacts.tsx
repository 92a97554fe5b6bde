import { preview, type Value } from '~/core/value';
import { MEASURED } from '~/examples';
import { useLateText } from '~/i18n/late';
import { useWorkspace } from '~/workspace';
import styles from './ExamplesDialog.module.css';

const LIMIT = 110;

/** Claims with what was measured for each: one line where both languages gave the same, else one for each. */
export function ClaimFacts({ claims }: { readonly claims: readonly string[] }) {
  const t = useLateText().claims;
  return (
    <ul className={styles['claims']} aria-label={t.measured}>
      {claims.map((id) => {
        const measured = MEASURED[id];
        if (measured === undefined) return null;
        const { section, verdict, python, javascript } = measured;
        return (
          <li key={id}>
            <b>{id}</b> <small>{`${section} · ${t.verdicts[verdict]}`}</small>
            {python !== undefined && <Fact by={javascript === undefined ? t.both : t.python} value={python} />}
            {javascript !== undefined && <Fact by={t.javascript} value={javascript} />}
          </li>
        );
      })}
    </ul>
  );
}

/** One text and no parts: there are hundreds of these. */
function Fact({ by, value }: { readonly by: string; readonly value: Value }) {
  const notation = useWorkspace(({ preferences }) => preferences.notation);
  return (
    <div>
      {by} <code>{preview(value, notation, LIMIT)}</code>
    </div>
  );
}
