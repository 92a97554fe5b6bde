import type { PartsSpec } from '../../protocol';
import type { Begun } from '../userCode';
import { type Around, Inside, type Subgraph } from './inside';
import type { OpenTask } from './openTask';
import type { TaskConfig } from './taskConfig';

/** The graphs inside the nodes of one graph, each run with a record of its own. */
export class Insides {
  readonly #graphs: ReadonlyMap<string, NonNullable<PartsSpec['nodes'][number]['inner']>>;
  readonly #around: Around;
  /** By thread and namespace. */
  readonly #records = new Map<string, Inside>();

  constructor({ nodes }: PartsSpec, around: Around) {
    this.#graphs = new Map(nodes.flatMap(({ name, inner }) => (inner ? [[name, inner] as const] : [])));
    this.#around = around;
  }

  has(node: string): boolean {
    return this.#graphs.has(node);
  }

  run(task: OpenTask, graph: Subgraph, input: unknown, config: TaskConfig): Promise<unknown> {
    const spec = this.#graphs.get(task.node);
    if (!spec) throw new Error(`${task.node} is no graph`);
    const namespace = String(config.configurable['checkpoint_ns'] ?? '');
    // A graph that remembers keeps one history, whatever the task.
    const key = JSON.stringify([
      config.configurable['thread_id'],
      spec.checkpointer === 'own' ? namespace.replace(/:[^|]*/g, '') : namespace,
    ]);
    const known = this.#records.get(key);
    const inside = known && !known.isRunning ? known : new Inside(task, spec, this.#around);
    this.#records.set(key, inside);
    return inside.run(task, graph, input, config);
  }

  /** What stands around user code of a task inside; null where the config belongs to none. */
  begin(config: Readonly<Record<string, unknown>>, isNode: boolean): Begun | null {
    for (const { isRunning, spy } of this.#records.values()) {
      if (isRunning && spy.knows(config)) return spy.begin(config, isNode);
    }
    return null;
  }

  knows(config: Readonly<Record<string, unknown>>): boolean {
    return [...this.#records.values()].some(({ isRunning, spy }) => isRunning && spy.knows(config));
  }
}
