import { END, START, StateGraph } from '@langchain/langgraph/web';
import type { StateStyle } from '~/core/document';
import type { FieldSpec, Perhaps, StyleBuild, StyleTry } from '../../protocol';
import type { Workshop } from '../run';
import type { Channel } from '../spy/channels';
import type { Loaded } from './parts';
import { schemaMaker } from './schemas';
import { wrongValue } from './wrongValue';

type Probed = Pick<Workshop, 'encode' | 'errorInfo'>;

const WAYS = ['input', 'node'] as const;

/** What LangGraph makes of a field in one style: read off the graph that it compiles, and tried out on it. */
export async function probeStyle(field: FieldSpec, style: StateStyle, loaded: Loaded, workshop: Probed): Promise<StyleBuild> {
  const { encode, errorInfo } = workshop;
  try {
    const graph = probeGraph(field, style, loaded);
    const mould = graph.channels[field.name];
    if (!mould) throw new Error(`no channel ${field.name}`);
    const channel = mould.fromCheckpoint(undefined);
    const tries: StyleTry[] = [];
    for (const way of WAYS) for (const write of writesTo(field)) tries.push(await tryWrite(graph, field.name, way, write, workshop));
    return { channel: mould.lc_graph_name, start: channel.isAvailable() ? [encode(channel.get())] : [], tries, refused: null };
  } catch (thrown) {
    return { channel: '', start: [], tries: [], refused: errorInfo(thrown) };
  }
}

/** `values` is empty where nothing is written. */
interface Write {
  readonly what: StyleTry['what'];
  readonly values: readonly unknown[];
}

function writesTo(field: FieldSpec): readonly Write[] {
  return [
    { what: 'wrong', values: wrongValue(field.updateType ?? field.type) },
    { what: 'null', values: [null] },
    { what: 'undefined', values: [undefined] },
    { what: 'leftOut', values: [] },
  ].filter(({ what, values }) => what !== 'wrong' || values.length > 0) as readonly Write[];
}

async function tryWrite(
  graph: ProbeGraph,
  field: string,
  way: StyleTry['way'],
  { what, values }: Write,
  { encode, errorInfo }: Probed,
): Promise<StyleTry> {
  const written = Object.fromEntries(values.map((value) => [field, value]));
  const given: Perhaps = values.length === 0 ? [] : [encode(values[0])];
  const other = { [otherThan(field)]: 0 };
  const [input, returned] = way === 'input' ? [{ ...other, ...written }, other] : [other, { ...other, ...written }];
  try {
    const state = (await graph.invoke(input, returned)) ?? {};
    return { way, what, given, held: Object.hasOwn(state, field) ? [encode(state[field])] : [], error: null };
  } catch (thrown) {
    return { way, what, given, held: [], error: errorInfo(thrown) };
  }
}

interface ProbeGraph {
  readonly channels: Readonly<Record<string, Channel & { readonly lc_graph_name: string }>>;
  /** `returned` is what its node returns. */
  invoke(input: object, returned: object): Promise<Readonly<Record<string, unknown>> | undefined>;
}

/** A graph of one node with the field, and another one beside it: LangGraph takes no input that writes nothing. */
function probeGraph(field: FieldSpec, style: StateStyle, loaded: Loaded): ProbeGraph {
  const other: FieldSpec = {
    name: otherThan(field.name),
    type: { kind: 'any', of: 'any' },
    merge: { kind: 'plain', start: { kind: 'none' } },
    optional: false,
    updateType: null,
  };
  const fields = [field, other];
  const names = fields.map(({ name }) => name);
  const state = schemaMaker({ fields, schemas: { style, state: names, input: null, output: null } }, loaded)(names);
  let write: object = {};
  // The builder's types know only names that are written down in the program.
  const builder = new StateGraph({ state } as never) as unknown as Builder;
  const node = field.name === 'probe' ? 'prober' : 'probe';
  builder.addNode(node, () => write);
  builder.addEdge(START, node);
  builder.addEdge(node, END);
  const compiled = builder.compile();
  return {
    channels: compiled.channels,
    invoke(input, returned) {
      write = returned;
      return compiled.invoke(input);
    },
  };
}

interface Builder {
  addNode(name: string, action: () => object): void;
  addEdge(source: string, target: string): void;
  compile(): Pick<ProbeGraph, 'channels'> & { invoke(input: object): ReturnType<ProbeGraph['invoke']> };
}

const otherThan = (field: string) => (field === 'other' ? 'another' : 'other');
