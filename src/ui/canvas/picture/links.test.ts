import { describe, expect, it } from 'vitest';
import { addJoin, addRouter, END, setEnds, START } from '~/core/document';
import { graphOf } from '../test/graphs';
import { linksOf } from './links';

describe('linksOf', () => {
  it('draws one line for each part of a connection', () => {
    let doc = graphOf(['a', 'b', 'c'], ['START>a', 'a>a']);
    doc = addJoin(doc, ['a', 'b'], 'c', 'j');
    doc = addRouter(doc, { source: 'c', targets: ['a', END], id: 'r' });
    doc = setEnds(doc, 'b', ['c']);
    expect(linksOf(doc.graph).map((link) => `${link.item.kind} ${link.from} ${link.to}`)).toEqual([
      `edge ${START} a`,
      'edge a a',
      'joinIn a join:j',
      'joinIn b join:j',
      'joinOut join:j c',
      'routerIn c router:r',
      'route router:r a',
      `route router:r ${END}`,
      'command b c',
    ]);
  });

  it('gives parallel lines lanes of their own and a single one the middle', () => {
    const doc = setEnds(graphOf(['a', 'b'], ['a>b', 'START>a']), 'a', ['b']);
    const lanes = linksOf(doc.graph).map((link) => [link.key, link.lane]);
    expect(lanes).toEqual([
      ['e1', -0.5],
      ['e2', 0],
      ['a!b', 0.5],
    ]);
  });

  it('leaves out lines to nodes that are not there', () => {
    const { graph } = graphOf(['a'], []);
    expect(linksOf({ ...graph, edges: [{ id: 'e', source: 'a', target: 'gone' }] })).toEqual([]);
  });

  it('has the same objects for the same graph, so that a drag draws nothing anew', () => {
    const { graph } = graphOf(['a'], ['START>a']);
    expect(linksOf(graph)).toBe(linksOf(graph));
  });
});
