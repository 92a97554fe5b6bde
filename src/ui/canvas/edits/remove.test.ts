import { describe, expect, it } from 'vitest';
import { addJoin, addRouter, END, setEnds, START } from '~/core/document';
import { linksOf } from '../picture/links';
import { graphOf } from '../test/graphs';
import { edgeKey } from './item';
import { removeItems } from './removeItems';
import { removeLink } from './removeLink';

let doc = graphOf(['a', 'b', 'c'], ['START>a', 'a>b']);
doc = addJoin(doc, ['a', 'b'], 'c', 'j');
doc = addRouter(doc, { source: 'c', targets: ['a', END], id: 'r' });
doc = setEnds(doc, 'b', ['c', 'a']);

describe('removeItems', () => {
  it('deletes several things at once, with what hangs on them', () => {
    const { nodes, edges, joins, routers } = removeItems(doc, ['a', 'join:j', 'router:r']).graph;
    expect([nodes.map((node) => node.id), edges, joins, routers]).toEqual([['b', 'c'], [], [], []]);
  });

  it('deletes a plain edge alone', () => {
    expect(removeItems(doc, [edgeKey('e1')]).graph.edges.map((edge) => edge.id)).toEqual(['e2']);
  });

  it('leaves START and END', () => {
    expect(removeItems(doc, [START, END])).toBe(doc);
    expect(removeItems(doc, [START, 'a', END]).graph.nodes.map((node) => node.id)).toEqual(['b', 'c']);
  });
});

describe('removeLink', () => {
  const remove = (key: string) => {
    const link = linksOf(doc.graph).find((one) => one.key === key);
    if (link === undefined) throw new Error(`no line ${key}`);
    return removeLink(doc, link.item).graph;
  };

  it('takes one source from a join and one target from a router', () => {
    expect(remove('j<a').joins[0]?.sources).toEqual(['b']);
    expect(remove(`r>${END}`).routers[0]?.targets).toEqual(['a']);
  });

  it('takes one target from a Command', () => {
    expect(remove('b!c').nodes[1]?.ends).toEqual(['a']);
  });

  it('takes the whole of a join or router by its own line', () => {
    expect(remove('j').joins).toEqual([]);
    expect(remove('r').routers).toEqual([]);
  });
});
