import type { GraphSpec } from '~/core/document';
import type { MomentView, Shaped, TaskView, TraceStore, Writer } from '~/core/trace';
import { absentFields, unknownWrites } from './absentFields';
import type { Part, Story } from './explanation';
import { NO_ERROR } from './mergeStories';

/** The story of a node that failed; null where none did. */
export function taskStory(trace: TraceStore, moment: MomentView, graph: GraphSpec): Story | null {
  const failed = moment.tasks.flatMap((number) => trace.tasks[number] ?? []).filter((task) => task.state === 'failed');
  const [task, other] = failed;
  if (task?.error == null) return null;
  if (other !== undefined) return { code: 'severalThrew', nodes: failed.map(({ node }) => node) };
  return routeStory(task, graph) ?? throwStory(trace, task, task.error, graph);
}

const SEND = /^Invalid node name "(.*)" in Send packet/s;
const BRANCH = /^Branch condition returned unknown or null destination/;
const RETURN = /^Expected node ".*" to return an object or an array containing at least one Command object, received (\w+)/s;

/** What was thrown or returned where a node may go. */
function routeStory({ node, error, task, returned }: TaskView, graph: GraphSpec): Story | null {
  const message = error?.message ?? '';
  const nodes = graph.nodes.map((one) => one.name);
  const target = SEND.exec(message)?.[1];
  if (target !== undefined) return { code: 'unknownSend', node, target, nodes };
  if (BRANCH.test(message)) return { code: 'unknownBranch', node, targets: targetsOf(node, graph) };
  const kind = returnedKind(message);
  return kind === null ? null : { code: 'nodeReturn', node, kind, write: wholeOf(returned, { kind: 'task', task }) };
}

/** What someone gave in place of fields. */
export function wholeOf(given: Shaped | null, writer: Writer): Part | null {
  return given !== null && 'whole' in given ? { writer, value: given.whole } : null;
}

/** JavaScript's word for what was returned in place of an object; null for other errors. */
export function returnedKind(message: string): string | null {
  return RETURN.exec(message)?.[1] ?? null;
}

/** Names that the node's conditional edges may return. */
function targetsOf(name: string, graph: GraphSpec): readonly string[] {
  const id = graph.nodes.find((node) => node.name === name)?.id;
  const refs = graph.routers.filter((router) => router.source === id).flatMap((router) => router.targets);
  return [...new Set(refs)].map((ref) => graph.nodes.find((node) => node.id === ref)?.name ?? ref);
}

function throwStory(trace: TraceStore, task: TaskView, error: NonNullable<TaskView['error']>, graph: GraphSpec): Story {
  const { node } = task;
  const fields = absentFields(task, error, graph);
  if (fields.length > 0) return { code: 'absentField', node, fields, unknown: unknownWrites(trace, task.moment) };
  const isRouter = error.frames.some(({ source }) => source.startsWith('router:'));
  return { code: isRouter ? 'routerThrew' : 'nodeThrew', node, task: task.task, error, isNoError: error.name === NO_ERROR };
}
