import { expect, it } from 'vitest';
import type { GraphParts } from '~/core/document';
import type { MadeView } from '../views';
import { withMade } from './withMade';

const node = (id: string) => ({ id, name: `the ${id}`, source: 'code', defer: false, ends: [] });
const GRAPH: GraphParts = { fields: [], nodes: [node('n1'), node('n2')], edges: [], joins: [], routers: [] };
const edge = (source: string, target: string, conditional = false) => ({ source, target, conditional });
const AGENT: MadeView = {
  path: ['the n2'],
  graph: {
    nodes: ['model', 'tools'],
    edges: [edge('__start__', 'model'), edge('tools', 'model'), edge('model', 'tools', true), edge('model', '__end__', true)],
    channels: [
      { name: 'messages', channel: 'BinaryOperatorAggregate', reduced: true },
      { name: 'jumpTo', channel: 'UntrackedValue', reduced: false },
      { name: 'topic', channel: 'LastValue', reduced: false },
    ],
  },
};
const DEEPER: MadeView = { path: ['the n2', 'tools'], graph: { nodes: ['x'], edges: [edge('__start__', 'x')], channels: [] } };

it('draws a graph that code has made into its node, and one inside it', () => {
  const drawn = withMade(GRAPH, [AGENT, DEEPER]);
  expect(drawn.nodes[0]).toEqual(GRAPH.nodes[0]);
  const inner = drawn.nodes[1]?.inner;
  expect(inner?.nodes.map(({ id, name }) => [id, name])).toEqual([
    ['model', 'model'],
    ['tools', 'tools'],
  ]);
  expect(inner?.edges.map(({ source, target }) => [source, target])).toEqual([
    ['__start__', 'model'],
    ['tools', 'model'],
  ]);
  expect(inner?.routers).toMatchObject([{ source: 'model', targets: ['tools', '__end__'] }]);
  expect(inner?.fields.map(({ name, type, merge }) => [name, type.kind, merge.kind])).toEqual([
    ['messages', 'messages', 'own'],
    ['jumpTo', 'any', 'untracked'],
    ['topic', 'any', 'plain'],
  ]);
  expect(inner?.nodes[1]?.inner?.nodes.map(({ name }) => name)).toEqual(['x']);
});

it('draws each name once, no edge to nothing, and nothing that is too large', () => {
  const odd = { nodes: ['x', 'x'], edges: [edge('__start__', 'x'), edge('x', 'gone'), edge('gone', '__end__', true)], channels: [] };
  const inner = withMade(GRAPH, [{ path: ['the n1'], graph: odd }]).nodes[0]?.inner;
  expect(inner?.nodes.map(({ id }) => id)).toEqual(['x']);
  expect(inner?.edges.map(({ source, target }) => [source, target])).toEqual([['__start__', 'x']]);
  expect(inner?.routers).toEqual([]);
  const names = Array.from({ length: 1001 }, (_, index) => `${index}`);
  const edges = Array.from({ length: 4001 }, () => edge('__start__', 'x'));
  const channels = names.map((name) => ({ name, channel: 'LastValue', reduced: false }));
  for (const large of [{ nodes: names }, { edges }, { channels }]) {
    expect(withMade(GRAPH, [{ path: ['the n1'], graph: { ...odd, ...large } }])).toEqual(GRAPH);
  }
});

it('leaves a graph of the document as it is', () => {
  const inner = { fields: [], nodes: [], edges: [], joins: [], routers: [] };
  const graph = { ...GRAPH, nodes: [{ ...node('n2'), inner }] };
  expect(withMade(graph, [AGENT])).toEqual(graph);
  expect(withMade(GRAPH, [{ ...AGENT, path: ['gone'] }, DEEPER])).toEqual(GRAPH);
});
