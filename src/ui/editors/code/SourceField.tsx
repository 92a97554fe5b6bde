import type { SourceKey } from '~/core/trace';
import { actions, useWorkspace } from '~/workspace';
import { readSource, writeSource } from './documentSource';
import { editBurst } from './editBurst';
import { ExpressionField } from './ExpressionField';
import { expressionOf, sourceOf } from './expression';
import { useIssues } from './useIssues';
import { useTypeErrors } from './useTypeErrors';

/** A small source of the document as an expression, without the words that every source needs around it. */
export function SourceField({ sourceKey, label }: { readonly sourceKey: SourceKey; readonly label: string }) {
  const source = useWorkspace(({ doc }) => readSource(doc, sourceKey)) ?? '';
  const issues = useIssues(sourceKey);
  const typeErrors = useTypeErrors(sourceKey, source);
  return (
    <ExpressionField
      label={label}
      text={expressionOf(source)}
      errors={issues.map(({ message }) => message)}
      warnings={typeErrors}
      onText={(text) =>
        editBurst({
          label: 'editSource',
          apply: (doc) => writeSource(doc, sourceKey, sourceOf(text)),
          coalesce: `source:${sourceKey}`,
        })
      }
      onBlur={actions.seal}
    />
  );
}
