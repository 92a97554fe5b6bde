import { Check, Target } from 'lucide-react';
import { type Counter, lawExpectation } from '~/core/analysis';
import { addExpectation, type FieldId, fieldOf } from '~/core/document';
import { equalValues } from '~/core/value';
import { useLateText } from '~/i18n/late';
import { Button } from '~/ui/kit';
import { actions, useWorkspace } from '~/workspace';

/** Keeps a counter-example as what the open document expects of its reducer: that it keeps the law right here. */
export function ExpectLaw({ counter, field }: { readonly counter: Counter; readonly field: FieldId }) {
  const t = useLateText().lab;
  const wanted = lawExpectation(counter, field);
  const there = useWorkspace(({ doc }) => fieldOf(doc.graph, field) !== undefined);
  const kept = useWorkspace(({ doc }) => doc.expectations.some((one) => equalValues({ ...one }, { ...wanted })));
  if (!there) return null;
  return (
    <Button
      icon={kept ? <Check aria-hidden="true" /> : <Target aria-hidden="true" />}
      title={t.expectHint}
      disabled={kept}
      onClick={() => actions.edit({ label: 'expectations', apply: (doc) => addExpectation(doc, wanted) })}
    >
      {kept ? t.expected : t.expect}
    </Button>
  );
}
