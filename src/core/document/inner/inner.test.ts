import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlaygroundDoc } from '../document';
import { anyDocument, anyEdit, anyPath } from '../document.arbitrary';
import { withGraph } from '../document.samples';
import { connect } from '../edit/edges';
import { moveNodes } from '../edit/layout';
import { addNode, deleteNode } from '../edit/nodes';
import { setShared } from '../edit/settings';
import { documentProblems } from '../problems/documentProblems';
import { readDocument } from '../read/readDocument';
import { toJson } from '../toJson';
import { docAt, withDocAt } from './docAt';
import { graphAt, graphsOf, openPath } from './graphs';
import { keyAt, splitKey } from './keys';
import { dropInner, makeInner, setCheckpointer } from './verbs';

/** A node `n1` that is a graph, with `depth` graphs inside each other. */
function nested(depth: number, outer: PlaygroundDoc = addNode(withGraph({}), { id: 'n1', name: 'sub' })): PlaygroundDoc {
  const path = Array.from({ length: depth - 1 }, () => 'n1');
  const doc = depth > 1 ? nested(depth - 1, outer) : outer;
  const view = docAt(doc, path);
  return view === null ? doc : withDocAt(doc, path, makeInner(view, 'n1', path));
}

function edited(doc: PlaygroundDoc, path: readonly string[], edit: (doc: PlaygroundDoc) => PlaygroundDoc): PlaygroundDoc {
  const view = docAt(doc, path);
  if (view === null) throw new Error('no graph there');
  return withDocAt(doc, path, edit(view));
}

describe('a graph inside a node', () => {
  it('starts with all fields shared and one node that runs what the node ran, and goes back to that', () => {
    const doc = nested(1);
    const inner = graphAt(doc.graph, ['n1']);
    expect(inner?.fields).toEqual(doc.graph.fields);
    expect(inner?.nodes).toMatchObject([{ id: 'n1', source: doc.graph.nodes[0]?.source }]);
    expect(inner?.edges.map(({ source, target }) => [source, target])).toEqual([
      ['__start__', 'n1'],
      ['n1', '__end__'],
    ]);
    expect(dropInner(doc, 'n1')).toEqual(addNode(withGraph({}), { id: 'n1', name: 'sub' }));
  });

  it('is edited by the verbs of any document, and shared code stays that of the whole', () => {
    const doc = edited(nested(2), ['n1', 'n1'], (view) => setShared(connect(addNode(view, { id: 'x' }), 'n1', 'x'), 'export const K = 1;'));
    expect(graphAt(doc.graph, ['n1', 'n1'])?.nodes.map(({ id }) => id)).toEqual(['n1', 'x']);
    expect(graphAt(doc.graph, ['n1'])?.nodes.map(({ id }) => id)).toEqual(['n1']);
    expect(doc.graph.shared).toBe('export const K = 1;');
    expect(docAt(doc, ['n1', 'zz'])).toBeNull();
  });

  it('may be drawn elsewhere without changing what runs, and loses its places with its node', () => {
    const doc = edited(nested(1), ['n1'], (view) => moveNodes(view, { n1: { x: 3, y: 4 } }));
    expect(doc.graph).toEqual(nested(1).graph);
    expect(docAt(doc, ['n1'])?.layout.nodes).toEqual({ n1: { x: 3, y: 4 } });
    expect(moveNodes(doc, { n1: { x: 1, y: 1 } }).layout.inner).toEqual(doc.layout.inner);
    expect(deleteNode(doc, 'n1').layout).toEqual({ nodes: {} });
    expect(dropInner(doc, 'n1').layout).toEqual({ nodes: {} });
  });

  it('keeps its checkpointer option through edits', () => {
    const doc = edited(setCheckpointer(nested(1), 'n1', 'own'), ['n1'], addNode);
    expect(doc.graph.nodes[0]?.inner).toMatchObject({ checkpointer: 'own', nodes: [{}, {}] });
    expect(setCheckpointer(doc, 'n1', undefined).graph.nodes[0]?.inner).not.toHaveProperty('checkpointer');
  });

  it('nests four deep, neither made nor read deeper', () => {
    const four = nested(4);
    expect([...graphsOf(four.graph)].map(([path]) => path.length)).toEqual([0, 1, 2, 3, 4]);
    expect(nested(5)).toEqual(four);
    const path = ['n1', 'n1', 'n1', 'n1'];
    const five = edited(four, path, (view) => makeInner(view, 'n1'));
    expect(readDocument(JSON.parse(toJson(four)))).toMatchObject({ ok: true });
    expect(readDocument(JSON.parse(toJson(five)))).toMatchObject({ ok: false, problems: [{ code: 'tooDeep' }] });
  });

  it('counts for the limits of the whole and is refused where it refers to nothing', () => {
    const json = JSON.parse(toJson(nested(1))) as { graph: { nodes: { inner: { edges: { target: string }[] } }[] } };
    const edge = json.graph.nodes[0]?.inner.edges[0];
    if (edge) edge.target = 'gone';
    expect(readDocument(json)).toMatchObject({ problems: [{ code: 'unknownRef', path: 'graph.nodes[0].inner.edges[0].target' }] });
    const limits = { nodes: 2, fields: 9, edges: 9, turns: 9, expectations: 9, source: 999, sources: 9999, values: 9 };
    expect(readDocument(JSON.parse(toJson(nested(1))), limits)).toMatchObject({ ok: true });
    expect(readDocument(JSON.parse(toJson(nested(2))), limits)).toMatchObject({ problems: [{ code: 'tooMany', path: 'graph.nodes' }] });
  });

  it('has problems of its own, with the way to it', () => {
    const doc = edited(connect(nested(1), '__start__', 'n1'), ['n1'], (view) => addNode(view, { id: 'lost', name: 'lost' }));
    const blocking = documentProblems(doc).filter(({ severity }) => severity === 'blocks');
    expect(blocking).toMatchObject([{ code: 'nodeUnreachable', place: { kind: 'node', id: 'lost', path: ['n1'] } }]);
  });

  it('obeys the laws of a view', () => {
    fc.assert(
      fc.property(anyDocument, anyPath, anyEdit, (doc, path, edit) => {
        const view = docAt(doc, path);
        if (view === null) return;
        expect(withDocAt(doc, path, view)).toBe(doc);
        const changed = withDocAt(doc, path, edit(view));
        const { turns: _turns, ...graph } = edit(view).graph;
        if (path.length > 0) expect(docAt(changed, path)).toMatchObject({ graph, layout: edit(view).layout });
        expect(openPath(changed, [...path, 'zz'])).toEqual(path);
      }),
      { numRuns: 200 },
    );
  });

  it('names things by their way', () => {
    expect(keyAt([], 'shared')).toBe('shared');
    expect(keyAt(['n2', 'n1'], 'node:n1')).toBe('n2/n1/node:n1');
    expect(splitKey('n2/n1/node:n1')).toEqual({ path: ['n2', 'n1'], key: 'node:n1' });
    expect(splitKey('turn:0')).toEqual({ path: [], key: 'turn:0' });
  });
});
