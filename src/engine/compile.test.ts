import { describe, expect, it } from 'vitest';
import { compile, type Strip } from './compile';
import { strip } from './strip';
import { graphOf, LIST } from './trial.fake';

const here: Strip = (requests) => Promise.resolve(requests.map(strip));

describe('compile', () => {
  it('puts names in the place of ids and modules in the place of sources', async () => {
    const spec = graphOf({
      fields: { log: { ...LIST, start: { kind: 'own', source: 'export default [0] as number[];' } }, n: null },
      nodes: {
        a: { source: "import { K } from './shared';\nexport default () => K;", ends: ['b', '__end__'], defer: true },
        b: 'export default 1;',
      },
      edges: ['__start__>a', 'a+b>b'],
      routers: { r: { from: 'a', to: ['b', '__end__'], code: 'export default 2;' } },
      turns: ['export default {};', { asNode: 'b', source: 'export default null;' }],
      shared: 'export const K = {};',
    });
    const renamed = { ...spec, nodes: spec.nodes.map((node) => ({ ...node, name: `${node.name} 节点` })) };
    const compiled = await compile(renamed, here);
    if (!('graph' in compiled)) throw new Error('refused');
    const { graph } = compiled;
    expect(graph.nodes.map(({ name, ends, defer, module }) => [name, ends, defer, module?.key])).toEqual([
      ['a 节点', ['b 节点', '__end__'], true, 'node:a'],
      ['b 节点', [], false, 'node:b'],
    ]);
    expect(graph.edges).toEqual([['__start__', 'a 节点']]);
    expect(graph.joins).toEqual([[['a 节点', 'b 节点'], 'b 节点']]);
    expect(graph.routers).toMatchObject([{ name: 'r', source: 'a 节点', targets: ['b 节点', '__end__'], module: { key: 'router:r' } }]);
    expect(graph.turns).toMatchObject([
      { kind: 'input', module: { key: 'turn:0' } },
      { kind: 'update', node: 'b 节点', module: { key: 'turn:1' } },
    ]);
    expect(graph.fields).toMatchObject([
      { name: 'log', merge: { kind: 'own', module: { key: 'reducer:log' }, start: { kind: 'own', module: { key: 'start:log' } } } },
      { name: 'n', merge: { kind: 'plain' } },
    ]);
    expect(graph.shared?.key).toBe('shared');
  });

  it('tells all problems of all sources at once, each with its place', async () => {
    const compiled = await compile(
      graphOf({
        fields: { log: { reducer: 'const a = 1;' } },
        nodes: { a: 'enum E { A }\nexport default E;' },
        turns: ['export default ('],
        shared: "import x from 'fs';\nexport default x;",
      }),
      here,
    );
    expect('problems' in compiled && compiled.problems.map(({ code, severity, place, at }) => [code, severity, place, at?.line])).toEqual([
      ['importNotAllowed', 'blocks', { kind: 'shared' }, 1],
      ['sourceWithoutDefaultExport', 'blocks', { kind: 'reducer', id: 'log' }, 1],
      ['sourceNotErasable', 'blocks', { kind: 'node', id: 'a' }, 1],
      ['sourceSyntax', 'blocks', { kind: 'turn', index: 0 }, 1],
    ]);
  });

  it('leaves names that lead nowhere to LangGraph', async () => {
    const compiled = await compile(graphOf({ edges: ['__start__>gone'] }), here);
    expect('graph' in compiled && compiled.graph.edges).toEqual([['__start__', 'gone']]);
  });
});
