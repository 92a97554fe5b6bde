import { type Expectation, fieldOf } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { useWorkspace } from '~/workspace';
import { InlineValue } from './InlineValue';

const CELL = 160;

/** What is expected of a reducer in one try: the law, what was there, and what is merged into it. */
export function LawTry({ expectation }: { readonly expectation: Extract<Expectation, { kind: 'law' }> }) {
  const t = useLateText().lab;
  const { law, existing, updates } = expectation;
  const name = useWorkspace(({ doc }) => fieldOf(doc.graph, expectation.field)?.name ?? expectation.field);
  return (
    <span>
      {t.lawOf(t.law[law], name)}{' '}
      {existing.kind === 'value' ? (
        <InlineValue value={existing.value} limit={CELL} />
      ) : (
        <em>{existing.kind === 'start' ? t.startValue : t.nothing}</em>
      )}
      {updates.map((update, index) => (
        // Updates have no identity beyond their place.
        <span key={index}>
          {' ⊕\u00a0'}
          <InlineValue value={update} limit={CELL} />
        </span>
      ))}
    </span>
  );
}
