import { describe, expect, it } from 'vitest';
import { addJoin, addRouter, END, START } from '~/core/document';
import { graphOf } from '../test/graphs';
import { connectShapes, refusalOf } from './connectShapes';

let doc = graphOf(['a', 'b', 'c'], ['a>b']);
doc = addJoin(doc, ['a'], 'c', 'j');
doc = addRouter(doc, { source: 'b', targets: ['c'], id: 'r' });

describe('refusalOf', () => {
  it.each([
    [END, 'a', 'fromEnd'],
    ['a', START, 'intoStart'],
    ['a', 'b', 'twice'],
    [START, 'join:j', 'joinFromStart'],
    ['a', 'join:j', 'twice'],
    ['join:j', 'a', 'joinHasTarget'],
    ['a', 'router:r', 'intoRouter'],
    ['router:r', 'join:j', 'intoRouter'],
    ['router:r', 'c', 'twice'],
    ['router:r', START, 'intoStart'],
  ])('%s to %s: %s', (from, to, refusal) => {
    expect(refusalOf(doc.graph, from, to)).toBe(refusal);
    expect(connectShapes(doc, from, to)).toBe(doc);
  });

  it.each([
    ['a', 'a'],
    ['b', 'a'],
    [START, END],
    ['router:r', END],
    ['b', 'join:j'],
  ])('%s to %s can be drawn', (from, to) => {
    expect(refusalOf(doc.graph, from, to)).toBeNull();
  });
});

describe('connectShapes', () => {
  it('adds an edge, a source of a join, or a target of a router', () => {
    expect(connectShapes(doc, 'b', 'a').graph.edges.at(-1)).toMatchObject({ source: 'b', target: 'a' });
    expect(connectShapes(doc, 'b', 'join:j').graph.joins[0]?.sources).toEqual(['a', 'b']);
    expect(connectShapes(doc, 'router:r', END).graph.routers[0]?.targets).toEqual(['c', END]);
  });
});
