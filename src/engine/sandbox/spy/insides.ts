import type { InnerAnatomy } from './anatomy';
import type { Begun } from '../userCode';
import type { Channel } from './channels';
import type { OpenTask } from './openTask';
import { namespaceOf, type TaskConfig } from './taskConfig';

/** A compiled graph as a node has it. */
export interface Subgraph {
  readonly channels: Readonly<Record<string, Channel>>;
  readonly nodes: Readonly<Record<string, object>>;
  invoke(input: unknown, config: TaskConfig): Promise<unknown>;
}

/** One graph inside a task, with a record of its own. */
export interface InsideRecord {
  readonly isRunning: boolean;
  run(task: OpenTask, graph: Subgraph, input: unknown, config: TaskConfig): Promise<unknown>;
  knows(config: Readonly<Record<string, unknown>>): boolean;
  begin(config: Readonly<Record<string, unknown>>, isNode: boolean): Begun;
}

/** The graphs inside the nodes of one graph, each run with a record of its own. */
export class Insides {
  readonly #graphs: Map<string, InnerAnatomy>;
  readonly #create: (task: OpenTask, graph: InnerAnatomy) => InsideRecord;
  /** By thread and namespace. */
  readonly #records = new Map<string, InsideRecord>();
  /** Two tasks that run a graph which remembers at once have a record each. */
  readonly #running = new Set<InsideRecord>();

  constructor(graphs: ReadonlyMap<string, InnerAnatomy>, create: (task: OpenTask, graph: InnerAnatomy) => InsideRecord) {
    this.#graphs = new Map(graphs);
    this.#create = create;
  }

  /** A node that turned out to be a graph. */
  add(node: string, graph: InnerAnatomy): void {
    this.#graphs.set(node, graph);
  }

  has(node: string): boolean {
    return this.#graphs.has(node);
  }

  run(task: OpenTask, graph: Subgraph, input: unknown, config: TaskConfig): Promise<unknown> {
    const anatomy = this.#graphs.get(task.node);
    if (!anatomy) throw new Error(`${task.node} is no graph`);
    // A graph that remembers keeps one history, whatever the task.
    const key = JSON.stringify([config.configurable['thread_id'], namespaceOf(config, anatomy.checkpointer === 'own')]);
    const known = this.#records.get(key);
    const inside = known && !known.isRunning ? known : this.#create(task, anatomy);
    this.#records.set(key, inside);
    this.#running.add(inside);
    return inside.run(task, graph, input, config);
  }

  /** What stands around user code of a task inside; null where the config belongs to none. */
  begin(config: Readonly<Record<string, unknown>>, isNode: boolean): Begun | null {
    return this.#of(config)?.begin(config, isNode) ?? null;
  }

  knows(config: Readonly<Record<string, unknown>>): boolean {
    return this.#of(config) !== undefined;
  }

  #of(config: Readonly<Record<string, unknown>>): InsideRecord | undefined {
    for (const record of this.#running) {
      if (!record.isRunning) this.#running.delete(record);
      else if (record.knows(config)) return record;
    }
    return undefined;
  }
}
