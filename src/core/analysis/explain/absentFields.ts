import type { GraphSpec } from '~/core/document';
import type { ErrorInfo, MomentNumber, TaskView, TraceStore } from '~/core/trace';

/** What V8, SpiderMonkey and JavaScriptCore say of undefined in place of a value. */
const ABOUT_UNDEFINED = /undefined|is not iterable|not a function|Symbol\.iterator/;

/**
 * The fields that the failing line of a node names and that held nothing as the node read the state. Empty where the error
 * is another one, where the line is not the node's own, and for Sends, which read no state.
 */
export function absentFields(task: TaskView, error: ErrorInfo, graph: GraphSpec): readonly string[] {
  const [frame] = error.frames;
  if (error.name !== 'TypeError' || !ABOUT_UNDEFINED.test(error.message) || frame === undefined) return [];
  if (task.send !== null || !('fields' in task.reads)) return [];
  const node = graph.nodes.find((one) => `node:${one.id}` === frame.source && one.name === task.node);
  const line = node?.source.split('\n')[frame.line - 1] ?? '';
  const read = new Set(task.reads.fields.map(([name]) => name));
  return graph.fields.map(({ name }) => name).filter((name) => !read.has(name) && names(line, name));
}

/** Whether a line of code has this name as a whole word. */
function names(line: string, name: string): boolean {
  const words: readonly string[] = line.match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu) ?? [];
  return words.includes(name) || line.includes(`'${name}'`) || line.includes(`"${name}"`);
}

/** Names that were written up to a moment and that no field has: perhaps one of them was meant. */
export function unknownWrites(trace: TraceStore, moment: MomentNumber): readonly string[] {
  const rows = trace.rows.filter((row) => row.kind === 'bypass' && row.reason === 'undeclared' && row.moment <= moment);
  return [...new Set(rows.map(({ field }) => field))];
}
