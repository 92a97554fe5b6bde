import type { Field, GraphParts, InnerGraph, Merge } from '~/core/document';
import type { MadeChannel, MadeGraph } from '../event';
import type { MadeView } from '../views';

/**
 * A graph with those that code has made drawn into the nodes that run them, for looking at: what they are made of has no sources.
 * Inside them ids are names.
 */
export function withMade<Graph extends GraphParts>(graph: Graph, made: readonly MadeView[]): Graph {
  return made.reduce<Graph>((drawn, { path, graph: inside }) => draw(drawn, path, inside), graph);
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
  const sure = edges.filter(({ conditional }) => !conditional);
  const chosen = edges.filter(({ conditional }) => conditional);
  const from = [...new Set(chosen.map(({ source }) => source))];
  return {
    fields: channels.map(fieldOf),
    nodes: nodes.map((name) => ({ id: name, name, source: '', defer: false, ends: [] })),
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
