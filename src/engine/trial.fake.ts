import {
  type BuiltInName,
  type Field,
  type GraphNode,
  type GraphParts,
  type GraphSpec,
  type InnerGraph,
  type ItemKind,
  type Memory,
  type Merge,
  type Source,
  type Start,
  type StateStyle,
  type StoreSetup,
  type Turn,
  type TypeKind,
  withStart,
} from '~/core/document';
import {
  createTraceStore,
  type KeptRecord,
  keptRecords,
  type RecordPath,
  type RecordRow,
  type StoredRecord,
  type TraceEvent,
  type TraceStore,
} from '~/core/trace';
import type { Value } from '~/core/value';
import type { RunHandle, RunStatus } from './engine';
import type { Beginning, Freeze, Hold } from './protocol';
import { createInProcessEngine, type InProcessOptions } from './inProcess';

interface PartsSketch {
  readonly fields?: { readonly [name: string]: FieldSketch | null };
  readonly nodes?: { readonly [name: string]: Source | NodeSketch | InnerSketch };
  readonly edges?: readonly string[];
  readonly routers?: { readonly [name: string]: { readonly from: string; readonly to: readonly string[]; readonly code: Source } };
  readonly style?: StateStyle;
  readonly input?: readonly string[];
  readonly output?: readonly string[];
}

/** A graph in few words: names serve as ids, an edge reads `a>b`, a join `a+b>c`. */
export interface Sketch extends PartsSketch {
  /** Source alone is an input; an update needs no kind. */
  readonly turns?: readonly (Source | Turn | { readonly asNode: string; readonly source: Source })[];
  readonly memory?: Memory;
  readonly store?: StoreSetup;
  readonly shared?: Source;
  readonly recursionLimit?: number;
}

type NodeOptions = Partial<Pick<GraphNode, 'ends' | 'defer' | 'reads' | 'pause'>>;
type NodeSketch = Pick<GraphNode, 'source'> & NodeOptions;
type InnerSketch = PartsSketch & Required<Pick<PartsSketch, 'nodes'>> & Pick<InnerGraph, 'checkpointer'> & NodeOptions;

interface FieldSketch extends Pick<Field, 'private' | 'optional' | 'updateType'> {
  /** A built-in's name, or source; left out where `merge` says it. */
  readonly reducer?: string;
  readonly merge?: Merge;
  readonly start?: Start;
  readonly type?: TypeKind;
  readonly of?: ItemKind;
}

const BUILT_INS: readonly string[] = ['append', 'add', 'join', 'max', 'min', 'merge', 'union', 'unique', 'keepLast', 'addMessages'];
/** A list that grows. */
export const LIST: FieldSketch = { reducer: 'export default (existing, update) => [...existing, ...update];' };

export function graphOf(sketch: Sketch): GraphSpec {
  return {
    ...partsOf(sketch),
    turns: (sketch.turns ?? ['export default {};']).map((turn) =>
      typeof turn === 'string' ? { kind: 'input', source: turn } : 'kind' in turn ? turn : { kind: 'update', ...turn },
    ),
    ...(sketch.memory ? { memory: sketch.memory } : {}),
    ...(sketch.store ? { store: sketch.store } : {}),
    shared: sketch.shared ?? '',
    recursionLimit: sketch.recursionLimit ?? 25,
    seed: 1,
  };
}

function partsOf(sketch: PartsSketch): GraphParts {
  const parts = (edge: string) => edge.split('>').map((side) => side.split('+')) as [string[], [string]];
  const edges = (sketch.edges ?? []).map(parts);
  return {
    fields: Object.entries(sketch.fields ?? {}).map(([name, field]) => ({
      id: name,
      name,
      type: { kind: field?.type ?? 'list', of: field?.of ?? 'any' },
      merge: mergeOf(field),
      ...(field?.private && { private: true as const }),
      ...(field?.optional && { optional: true as const }),
      ...(field?.updateType && { updateType: field.updateType }),
    })),
    ...(sketch.style && { style: sketch.style }),
    ...(sketch.input && { input: sketch.input }),
    ...(sketch.output && { output: sketch.output }),
    nodes: Object.entries(sketch.nodes ?? {}).map(([name, node]) => nodeOf(name, typeof node === 'string' ? { source: node } : node)),
    edges: edges.flatMap(([sources, [target]]) => (sources.length === 1 ? [{ id: target, source: sources[0] ?? '', target }] : [])),
    joins: edges.flatMap(([sources, [target]]) => (sources.length > 1 ? [{ id: target, sources, target }] : [])),
    routers: Object.entries(sketch.routers ?? {}).map(([name, { from, to, code }]) => ({
      id: name,
      name,
      source: from,
      targets: to,
      code,
    })),
  };
}

function nodeOf(name: string, node: NodeSketch | InnerSketch): GraphNode {
  const { ends = [], defer = false, pause, reads } = node;
  const common = { id: name, name, ends, defer, ...(pause ? { pause } : {}), ...(reads ? { reads } : {}) };
  if ('source' in node) return { ...common, source: node.source };
  return { ...common, source: '', inner: { ...partsOf(node), ...(node.checkpointer && { checkpointer: node.checkpointer }) } };
}

function mergeOf(field: FieldSketch | null): Merge {
  if (!field) return { kind: 'plain' };
  if (field.merge) return field.merge;
  if (field.reducer === undefined) return withStart({ kind: 'plain' }, field.start ?? { kind: 'none' });
  const start = field.start ?? { kind: 'zero' };
  if (!BUILT_INS.includes(field.reducer)) return { kind: 'own', source: field.reducer, start };
  return { kind: 'builtIn', reducer: field.reducer as BuiltInName, keep: 3, start };
}

interface TrialOptions extends InProcessOptions {
  /** All moments where left out. */
  readonly allow?: number | null;
  readonly delays?: number;
  readonly freeze?: Freeze;
  readonly reread?: boolean;
  readonly stored?: readonly KeptRecord[];
  readonly beginning?: Beginning;
  readonly hold?: Hold;
}

function given({ freeze, reread = false, stored, beginning, hold }: TrialOptions) {
  return {
    reread,
    ...(hold ? { hold } : {}),
    ...(freeze ? { freeze } : {}),
    ...(stored ? { stored } : {}),
    ...(beginning ? { beginning } : {}),
  };
}

/** A record in few words. */
class Telling {
  readonly store: TraceStore;

  constructor(store: TraceStore) {
    this.store = store;
  }

  get events(): readonly TraceEvent[] {
    return this.store.trace.events;
  }

  /** The record of the graph inside a task. */
  inner(task: number): Telling {
    const store = this.store.inner(task);
    if (!store) throw new Error(`nothing inside task ${task}`);
    return new Telling(store);
  }

  of<Type extends TraceEvent['type']>(type: Type): Extract<TraceEvent, { type: Type }>[] {
    return this.events.filter((event): event is Extract<TraceEvent, { type: Type }> => event.type === type);
  }

  /** The last state that was saved. */
  get state(): { [field: string]: Value } {
    const values = this.of('checkpoint').at(-1)?.values ?? [];
    return Object.fromEntries(values.map(([name, ref]) => [name, this.store.value(ref)]));
  }

  /** Rows in few words: `commit log by a: ["x"] + ["y"] = ["x","y"]`. */
  get rows(): string[] {
    return this.store.rows.map((row) => `${row.phase} ${row.field} by ${this.writer(row)}: ${this.#tell(row)}`);
  }

  writer({ writer }: Pick<RecordRow, 'writer'>): string {
    switch (writer.kind) {
      case 'task':
        return this.node(writer.task);
      case 'oneOf':
        return writer.tasks.map((task) => this.node(task)).join(' or ');
      case 'update':
        return `update as ${writer.node}`;
      case 'input':
      case 'unknown':
        return writer.kind;
    }
  }

  node(task: number): string {
    const view = this.store.tasks[task];
    return view ? `${view.node}${view.send === null ? '' : `#${view.send}`}` : `task ${task}`;
  }

  value(ref: number | null): string {
    return ref === null ? 'nothing' : JSON.stringify(this.store.value(ref));
  }

  #tell(row: RecordRow): string {
    const discarded = row.discarded ? ' (discarded)' : '';
    if (row.kind === 'bypass') {
      const replaced = row.replaced === null ? '' : ` for ${this.value(row.replaced)}`;
      return `${row.reason} ${this.value(row.value)}${replaced}${discarded}`;
    }
    const outcome = row.error ? `${row.error.name}: ${row.error.message}` : this.value(row.result);
    if (row.kind === 'batch') {
      const writes = row.writes.map((write) => `${this.writer(write)} ${this.value(write.value)}`);
      return `${row.replay ? 'replay ' : ''}${this.value(row.existing)} + [${writes.join(', ')}] = ${outcome}`;
    }
    return `${this.value(row.existing)} + ${this.value(row.update)} = ${outcome}${discarded}`;
  }
}

/** A run in process, with what it left so far. */
export class Trial extends Telling {
  readonly statuses: RunStatus[] = [];
  readonly #told: StoredRecord[] = [];
  readonly over: Promise<Extract<RunStatus, { kind: 'over' }>>;
  readonly #handle: RunHandle;
  #hear: () => void = () => undefined;

  readonly #given: readonly KeptRecord[];

  constructor(sketch: Sketch, options: TrialOptions = {}) {
    super(createTraceStore());
    this.#given = options.stored ?? [];
    const engine = createInProcessEngine(options);
    let end: (status: Extract<RunStatus, { kind: 'over' }>) => void;
    this.over = new Promise((resolve) => {
      end = resolve;
    });
    const allow = options.allow === undefined ? null : options.allow;
    this.#handle = engine.run(
      graphOf(sketch),
      { seed: 1, allow, delays: options.delays ?? null, ...given(options) },
      {
        onTrace: (values, events) => {
          this.store.append(values, events);
          this.#hear();
        },
        onStored: (records) => this.#told.push(...records),
        onStatus: (status) => {
          this.statuses.push(status);
          if (status.kind === 'over') end(status);
          this.#hear();
        },
      },
    );
  }

  /** What is left of all that was to be kept, with what the run was given. */
  get kept(): readonly KeptRecord[] {
    return keptRecords([...this.#given, ...this.#told]);
  }

  allow(moments: number | null): void {
    this.#handle.allow(moments);
  }

  hold(hold: Hold | null): void {
    this.#handle.hold(hold);
  }

  stop(): void {
    this.#handle.stop();
  }

  /** Resolves once the run waits at the gate of this moment; with `inside` of a moment of that record. */
  async parked(moment: number, inside?: RecordPath): Promise<void> {
    await this.#until(() => {
      const last = this.statuses.at(-1);
      return last?.kind === 'parked' && last.moment === moment && last.inside?.join() === inside?.join();
    });
  }

  /** Resolves once an event of this type has come. */
  async reached(type: TraceEvent['type']): Promise<void> {
    await this.#until(() => this.of(type).length > 0);
  }

  async #until(isThere: () => boolean): Promise<void> {
    while (!isThere() && this.statuses.at(-1)?.kind !== 'over') {
      await new Promise<void>((resolve) => {
        this.#hear = resolve;
      });
    }
  }
}

/** Runs to the end. */
export async function ran(sketch: Sketch, options: TrialOptions = {}): Promise<Trial & { how: string }> {
  const trial = new Trial(sketch, options);
  const { how, cause } = await trial.over;
  return Object.assign(trial, { how, cause });
}
