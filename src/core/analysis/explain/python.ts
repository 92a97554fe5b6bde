import type { PlaygroundDoc } from '~/core/document';
import type { ErrorInfo } from '~/core/trace';
import { formatValue, type Value } from '~/core/value';
import type { PythonSays, Story } from './explanation';

/**
 * What LangGraph of Python 1.2 does in the same case: texts as measured there, and where nothing could be measured, as in its
 * source (`graph/_branch.py`, `pregel/_algo.py`). `thrown` is the error of the run, `written` the values of the story's writes.
 */
export function pythonOf(story: Story, thrown: ErrorInfo, doc: PlaygroundDoc, written: readonly Value[]): PythonSays {
  switch (story.code) {
    case 'severalWriters':
      return raises(
        `InvalidUpdateError: At key '${story.field}': Can receive only one value per step. Use an Annotated key to handle multiple values.`,
        'INVALID_CONCURRENT_GRAPH_UPDATE',
      );
    case 'severalOverwrites':
      return raises('InvalidUpdateError: Can receive only one Overwrite value per super-step.', 'INVALID_CONCURRENT_GRAPH_UPDATE');
    case 'recursion':
      return raises(
        `GraphRecursionError: Recursion limit of ${story.limit} reached without hitting a stop condition. You can increase the limit by setting the \`recursion_limit\` config key.`,
        'GRAPH_RECURSION_LIMIT',
      );
    case 'nodeReturn':
    case 'inputKind':
      return raises(`InvalidUpdateError: Expected dict, got ${strOf(written[0])}`, 'INVALID_GRAPH_NODE_RETURN_VALUE');
    case 'unknownMessage':
      return raises(`ValueError: Attempting to delete a message with an ID that doesn't exist ('${story.id}')`);
    case 'emptyInput':
      return raises('EmptyInputError: Received no input for __start__');
    case 'absentField': {
      const text = story.fields.map((field) => `KeyError: '${field}'`).join('\n');
      return { code: story.fields.length === 1 ? 'raises' : 'raisesOne', text };
    }
    case 'reducerThrew':
      if (story.isNoError) return NO_EXCEPTION;
      // Built-in reducers have Python's error texts.
      return isBuiltIn(doc, story.field) ? raises(`${thrown.name}: ${thrown.message}`) : { code: 'same' };
    case 'nodeThrew':
    case 'routerThrew':
      return story.isNoError ? NO_EXCEPTION : { code: 'same' };
    case 'severalThrew':
      return { code: 'oneOfThem' };
    case 'unknownSend':
      return { code: 'logs', text: `Ignoring unknown node name ${story.target} in pending sends` };
    case 'unknownBranch':
      // A name is looked up among the targets, where there are any.
      return raises(story.targets.length > 0 ? 'KeyError: …' : 'ValueError: Branch did not return a valid destination');
    case 'unreachable':
      return { code: 'builds' };
  }
}

/** What Python says of raising anything that is no exception. */
const NO_EXCEPTION: PythonSays = { code: 'raises', text: 'TypeError: exceptions must derive from BaseException' };

function raises(text: string, page?: string): PythonSays {
  const visit = `\nFor troubleshooting, visit: https://docs.langchain.com/oss/python/langgraph/errors/${page}`;
  return { code: 'raises', text: page === undefined ? text : text + visit };
}

/** The value as Python's `str()` has it; `…` where the record does not have it. */
function strOf(value: Value | undefined): string {
  if (value === undefined) return '…';
  return typeof value === 'string' ? value : formatValue(value, 'python', { limit: 200 });
}

function isBuiltIn(doc: PlaygroundDoc, field: string): boolean {
  return doc.graph.fields.some(({ name, merge }) => name === field && merge.kind === 'builtIn');
}
