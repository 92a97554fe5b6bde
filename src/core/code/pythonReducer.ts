import type { BuiltInName, TypeKind } from '~/core/document';

/** A reducer in Python: an expression to annotate a field with, and the module code that the expression needs. */
export interface PythonReducer {
  readonly expression: string;
  readonly code: string;
}

const OPERATOR = 'import operator\n';

const UNIQUE = `def unique(existing, update):
    kept = []
    for item in existing + update:
        if item not in kept:
            kept.append(item)
    return kept
`;

const UNION = `def union(existing, update):
    if isinstance(existing, set):
        return existing | update
    return list(set(existing) | set(update))
`;

const ACCUMULATE = `def accumulate_or_reset(existing, update):
    return type(existing)() if update is None else existing + update
`;

/** The Python twin of a built-in: same results, and the same error text where it refuses. */
export function pythonReducer(name: BuiltInName, kind: TypeKind, keep: number): PythonReducer {
  switch (name) {
    case 'append':
    case 'add':
    case 'join':
      return { expression: 'operator.add', code: OPERATOR };
    // Python's LangGraph refuses the bare built-ins: they have no signature that it can read.
    case 'max':
      return { expression: 'lambda a, b: max(a, b)', code: '' };
    case 'min':
      return { expression: 'lambda a, b: min(a, b)', code: '' };
    case 'merge':
      return { expression: 'lambda a, b: {**a, **b}', code: '' };
    case 'union':
      return kind === 'set' ? { expression: 'operator.or_', code: OPERATOR } : { expression: 'union', code: UNION };
    case 'unique':
      return { expression: 'unique', code: UNIQUE };
    case 'keepLast':
      return { expression: `lambda a, b: (a + b)[-${keep}:]`, code: '' };
    case 'keepFirst':
      return { expression: 'lambda a, b: a or b', code: '' };
    case 'accumulateOrReset':
      return { expression: 'accumulate_or_reset', code: ACCUMULATE };
    case 'addMessages':
      return { expression: 'add_messages', code: 'from langgraph.graph.message import add_messages\n' };
  }
}
