import { Overwrite } from '@langchain/langgraph/web';
import type { RunnableGraph } from '../protocol';
import { fieldsOf } from './record';
import { isOverwrite } from './spy/write';

/**
 * An update that puts its values in the place of what is there: past the reducer of a field that has one. A plain field takes the
 * value itself, since LangGraph would store the wrapper there.
 */
export function setValues(value: unknown, fields: RunnableGraph['fields']): unknown {
  const reduced = new Set(fields.filter(({ merge }) => merge.kind !== 'plain').map(({ name }) => name));
  const entries = fieldsOf(value);
  if (!entries) return value;
  return Object.fromEntries(entries.map(([name, item]) => [name, reduced.has(name) && !isOverwrite(item) ? new Overwrite(item) : item]));
}
