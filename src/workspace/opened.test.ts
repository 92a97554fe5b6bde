import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { addNode, type GraphPath, makeInner, renameNode } from '~/core/document';
import { opened } from './opened';
import { startedPage } from './test/openPage';

it('shows and edits the graph inside a node as if it were the document, and the whole where it is the whole that is meant', async () => {
  const page = await startedPage();
  const { actions } = page;
  actions.edit({ label: 'addNode', apply: (doc) => makeInner(addNode(doc, { id: 'sub', name: 'sub' }), 'sub') });
  actions.select({ kind: 'node', id: 'sub' });
  actions.open(['sub']);
  const whole = () => page.state();
  const inside = () => opened(whole());
  expect(whole()).toMatchObject({ path: ['sub'], selection: { kind: 'none' } });
  expect(inside().doc.graph.nodes.map(({ name }) => name)).toEqual(['inner']);
  expect(inside().doc).toBe(opened(whole()).doc);

  actions.edit({ label: 'renameNode', apply: (doc) => renameNode(doc, 'n1', 'first') });
  actions.edit({ label: 'title', apply: (doc) => ({ ...doc, title: 'all' }) });
  expect(inside().doc).toMatchObject({ title: 'all', graph: { nodes: [{ name: 'first' }] } });
  expect(whole().doc.graph.nodes.find(({ id }) => id === 'sub')).toMatchObject({ name: 'sub', inner: { nodes: [{ name: 'first' }] } });
  actions.select({ kind: 'node', id: 'sub' });
  expect(whole().selection).toEqual({ kind: 'none' });

  const elsewhere: GraphPath = ['sub', 'n1'];
  actions.open(elsewhere);
  expect(whole().path).toEqual(['sub']);
  actions.undo();
  actions.undo();
  actions.undo();
  expect(whole().path).toEqual([]);
});
