/** The part of a task's config that the spy reads: internals of LangGraph 1.7.3, checked by the canary. */
export interface TaskConfig {
  readonly metadata: {
    readonly langgraph_node: string;
    readonly langgraph_step: number;
    readonly langgraph_path: readonly (string | number | boolean)[];
  };
  readonly store?: unknown;
  readonly configurable: {
    readonly __pregel_task_id: string;
    /** By namespace, the checkpoint that the task's superstep goes on from. */
    readonly checkpoint_map?: Readonly<Record<string, string>>;
    readonly __pregel_send: (writes: readonly (readonly [string, unknown])[]) => void;
    readonly __pregel_read: (select: unknown, fresh?: boolean) => unknown;
    readonly [key: string]: unknown;
  };
  readonly [key: string]: unknown;
}

/** LangGraph's text of a task path, by which writes are sorted; byte for byte its own `taskPathStr`, which is not exported. */
export function pathText(path: unknown): string {
  if (Array.isArray(path)) return `~${path.map(pathText).join(', ')}`;
  if (typeof path === 'boolean') return path ? '0000000001' : '0000000000';
  if (typeof path === 'number') return path < 0 ? `-${String(-path).padStart(9, '0')}` : String(path).padStart(10, '0');
  return path === undefined || path === null ? '~' : String(path as string);
}

const PULL = '~__pregel_pull, ';

/** The node of a task that an edge triggered, by its path; '' for all else. */
export function nodeOfPath(path: string): string {
  return path.startsWith(PULL) ? path.slice(PULL.length) : '';
}

/** The id of the checkpoint that a task's superstep goes on from. */
export function baseOf({ configurable }: TaskConfig): string {
  const { checkpoint_ns: namespace, checkpoint_map: ids } = configurable;
  // A task's namespace is that of its graph and its own name.
  const graph = typeof namespace === 'string' ? namespace.slice(0, Math.max(namespace.lastIndexOf('|'), 0)) : '';
  return ids?.[graph] ?? '';
}

/** The namespace that a task's graph runs in; one that remembers leaves out whose task it was, as LangGraph does. */
export function namespaceOf({ configurable }: TaskConfig, remembers: boolean): string {
  const { checkpoint_ns: namespace } = configurable;
  if (typeof namespace !== 'string') return '';
  return remembers ? namespace.replace(/:[^|]*/g, '') : namespace;
}

/** The index among the Sends of a step, null for a task that an edge triggered. */
export function sendIndex(path: TaskConfig['metadata']['langgraph_path']): number | null {
  return path[0] === '__pregel_push' && typeof path[1] === 'number' ? path[1] : null;
}
