import type { ReactNode } from 'react';
import { isExpression } from '~/core/code';
import type { SourceKey } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { ExpressionField } from '../code/ExpressionField';
import { expressionOf, sourceOf } from '../code/expression';
import { useTypeErrors } from '../code/useTypeErrors';

interface BenchExpressionProps {
  /** What it must be by its type; a wrong one can be called all the same. */
  readonly sourceKey: SourceKey;
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly source: string;
  readonly onSource: (source: string) => void;
  readonly hint?: ReactNode;
}

/** One argument of the bench. */
export function BenchExpression({ sourceKey, source, onSource, ...field }: BenchExpressionProps) {
  const t = useLateText().editors.turn;
  const text = expressionOf(source);
  const typeErrors = useTypeErrors(sourceKey, source);
  const whole = isExpression(text) || text === source;
  return (
    <ExpressionField
      {...field}
      text={text}
      errors={whole ? [] : [t.notAnExpression]}
      warnings={whole ? typeErrors : []}
      onText={(next) => onSource(sourceOf(next))}
    />
  );
}
