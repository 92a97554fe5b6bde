import { END, type Field, type GraphParts, type InnerGraph, type Merge, SHARED_LIMITS, START } from '~/core/document';
import type { MadeChannel, MadeGraph } from '../event';
import type { MadeView } from '../views';

/**
 * A graph with those that code has made drawn into the nodes that run them, for looking at: what they are made of has no sources.
 * Inside them ids are names. One that is larger than a document from elsewhere may be is not drawn, and code can say of its graph
 * what it likes: a name stands for one node, and no edge leads to none.
 */
export function withMade<Graph extends GraphParts>(graph: Graph, made: readonly MadeView[]): Graph {
  return made.filter(isDrawn).reduce<Graph>((drawn, { path, graph: inside }) => draw(drawn, path, inside), graph);
}

function isDrawn({ graph: { nodes, edges, channels } }: MadeView): boolean {
  const most = SHARED_LIMITS;
  return nodes.length <= most.nodes && edges.length <= most.edges && channels.length <= most.fields;
}

function draw<Graph extends GraphParts>(graph: Graph, [name, ...rest]: readonly string[], made: MadeGraph): Graph {
  const nodes = graph.nodes.map((node) => {
    if (node.name !== name) return node;
    if (rest.length === 0) return node.inner === undefined ? { ...node, inner: innerOf(made) } : node;
    return node.inner === undefined ? node : { ...node, inner: draw(node.inner, rest, made) };
  });
  return { ...graph, nodes };
}

function innerOf({ nodes, edges, channels }: MadeGraph): InnerGraph {
  const names = new Set(nodes);
  const known = edges.filter(({ source, target }) => [source, target].every((end) => end === START || end === END || names.has(end)));
  const sure = known.filter(({ conditional }) => !conditional);
  const chosen = known.filter(({ conditional }) => conditional);
  const from = [...new Set(chosen.map(({ source }) => source))];
  return {
    fields: channels.map(fieldOf),
    nodes: [...names].map((name) => ({ id: name, name, source: '', defer: false, ends: [] })),
    edges: sure.map(({ source, target }, index) => ({ id: `e${index + 1}`, source, target })),
    joins: [],
    routers: from.map((source, index) => {
      const targets = chosen.filter((way) => way.source === source).map(({ target }) => target);
      return { id: `r${index + 1}`, name: `${source} →`, source, targets: [...new Set(targets)], code: '' };
    }),
  };
}

function fieldOf(channel: MadeChannel): Field {
  const isMessages = channel.name === 'messages' && channel.reduced;
  return { id: channel.name, name: channel.name, type: { kind: isMessages ? 'messages' : 'any', of: 'any' }, merge: mergeOf(channel) };
}

function mergeOf({ name, channel, reduced }: MadeChannel): Merge {
  const start = { kind: name === 'messages' ? 'zero' : 'none' } as const;
  if (channel === 'UntrackedValue') return { kind: 'untracked', guard: false };
  if (channel === 'DeltaChannel') return { kind: 'delta', reducer: { own: '' }, snapshots: 1, start };
  return reduced ? { kind: 'own', source: '', start } : { kind: 'plain' };
}
