import { describe, expect, it } from 'vitest';
import { addJoin, addRouter, END, setEnds, START } from '~/core/document';
import { edgeKey } from '../edits/item';
import { graphOf } from '../test/graphs';
import { applyWiring, asKind, isComplete, targetRefusal, type Wiring, wiringOf } from './wiring';

let doc = graphOf(['a', 'b', 'c'], ['a>b']);
doc = addJoin(doc, ['a', 'b'], 'c', 'j');
doc = addRouter(doc, { source: 'b', targets: ['c'], id: 'r', name: 'choose' });
doc = setEnds(doc, 'c', ['a']);

function wiring(item: string): Wiring {
  const found = wiringOf(doc.graph, item);
  if (found === null) throw new Error(`nothing to wire at ${item}`);
  return found;
}

describe('wiringOf', () => {
  it('starts a new edge at a node and reads back what is there', () => {
    expect(wiring('a')).toMatchObject({ kind: 'edge', id: null, source: 'a', targets: [] });
    expect(wiring(edgeKey('e1'))).toMatchObject({ id: 'e1', source: 'a', targets: ['b'] });
    expect(wiring('router:r')).toMatchObject({ id: 'r', name: 'choose', targets: ['c'] });
    expect(wiring('join:j')).toMatchObject({ id: 'j', sources: ['a', 'b'], targets: ['c'] });
    expect(wiringOf(doc.graph, 'router:gone')).toBeNull();
  });

  it('takes what Commands may reach from the node', () => {
    expect(asKind(doc.graph, wiring('c'), 'command').targets).toEqual(['a']);
  });
});

describe('applyWiring', () => {
  it('changes the target of an edge in place', () => {
    expect(applyWiring(doc, { ...wiring(edgeKey('e1')), targets: ['c'] }).graph.edges).toEqual([{ id: 'e1', source: 'a', target: 'c' }]);
  });

  it('adds and changes routers and joins', () => {
    const added = applyWiring(doc, { ...asKind(doc.graph, wiring('a'), 'router'), targets: ['b', END], name: ' pick ' });
    expect(added.graph.routers.at(-1)).toMatchObject({ name: 'pick', source: 'a', targets: ['b', END] });
    const changed = applyWiring(doc, { ...wiring('router:r'), targets: ['a', 'c'], name: 'other' });
    expect(changed.graph.routers[0]).toMatchObject({ name: 'other', targets: ['a', 'c'] });
    const join = applyWiring(doc, { ...wiring('join:j'), sources: ['b'], targets: ['a'] });
    expect(join.graph.joins[0]).toMatchObject({ sources: ['b'], target: 'a' });
  });

  it('says where a Command may go', () => {
    expect(applyWiring(doc, { ...asKind(doc.graph, wiring('a'), 'command'), targets: ['c', END] }).graph.nodes[0]?.ends).toEqual([
      'c',
      END,
    ]);
  });
});

describe('targetRefusal and isComplete', () => {
  it('never offer what LangGraph would refuse to build', () => {
    expect(targetRefusal(doc.graph, wiring('a'), START)).toBe('never');
    expect(targetRefusal(doc.graph, wiring('a'), 'b')).toBe('twice');
    expect(targetRefusal(doc.graph, wiring(edgeKey('e1')), 'b')).toBeNull();
    expect(targetRefusal(doc.graph, wiring('join:j'), END)).toBe('never');
    expect(targetRefusal(doc.graph, wiring('router:r'), END)).toBeNull();
  });

  it('want a target, and for a join a source', () => {
    expect(isComplete(wiring('a'))).toBe(false);
    expect(isComplete({ ...wiring('join:j'), sources: [] })).toBe(false);
    expect(isComplete({ ...asKind(doc.graph, wiring('c'), 'command'), targets: [] })).toBe(true);
  });
});
