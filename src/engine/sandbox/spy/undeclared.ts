import { isCommand } from '@langchain/langgraph/web';
import { fieldsOf } from '../record';

/** What a node's return value (or an input) would write to keys that are no field: LangGraph drops it without a word. */
export function undeclaredWrites(returned: unknown, fields: ReadonlySet<string>): (readonly [key: string, value: unknown])[] {
  return writesOf(returned).filter(([key]) => !fields.has(key));
}

function writesOf(returned: unknown): readonly (readonly [string, unknown])[] {
  if (isCommand(returned)) return updateTuples(returned.update);
  if (Array.isArray(returned)) return returned.some(isCommand) ? returned.flatMap(writesOf) : [];
  return fieldsOf(returned) ?? [];
}

/** The pairs that a Command's update stands for. */
export function updateTuples(update: unknown): readonly (readonly [string, unknown])[] {
  if (!Array.isArray(update)) return fieldsOf(update) ?? [];
  return update.flatMap((pair: unknown) =>
    Array.isArray(pair) && typeof pair[0] === 'string' ? [[pair[0], pair[1] as unknown] as const] : [],
  );
}
