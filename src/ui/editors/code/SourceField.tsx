import type { SourceKey } from '~/core/trace';
import { actions, useWhole } from '~/workspace';
import { readSource, writeSource } from './documentSource';
import { editBurst } from './editBurst';
import { ExpressionField } from './ExpressionField';
import { expressionOf, sourceOf } from './expression';
import { useIssues } from './useIssues';
import { useKey } from './useKey';
import { useTypeErrors } from './useTypeErrors';

/** A small source of the document as an expression, without the words that every source needs around it. */
export function SourceField({ sourceKey: inGraph, label }: { readonly sourceKey: SourceKey; readonly label: string }) {
  const sourceKey = useKey(inGraph);
  const source = useWhole(({ doc }) => readSource(doc, sourceKey)) ?? '';
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
