import fc from 'fast-check';
import {
  addJoin,
  addNode,
  addRouter,
  connect,
  emptyDocument,
  END,
  type GraphSpec,
  type PlaygroundDoc,
  setNodeSource,
  START,
} from '~/core/document';

/** A document of named nodes (ids are their names) and plain edges, each `a>b` with START and END by those words. */
export function graphOf(names: readonly string[], edges: readonly string[]): PlaygroundDoc {
  const ref = (name: string) => (name === 'START' ? START : name === 'END' ? END : name);
  const nodes = names.reduce((doc, name) => addNode(doc, { id: name, name }), emptyDocument());
  return edges.reduce((doc, edge) => {
    const [source = '', target = ''] = edge.split('>');
    return connect(doc, ref(source), ref(target));
  }, nodes);
}

/** The same with the body of a node replaced. */
export const withSource = (doc: PlaygroundDoc, id: string, source: string): PlaygroundDoc => setNodeSource(doc, id, source);

/** Any graph of up to 24 nodes, with loops, joins and routers. */
export const anyGraph: fc.Arbitrary<GraphSpec> = fc
  .tuple(
    fc.integer({ min: 0, max: 24 }),
    fc.array(fc.tuple(fc.nat(25), fc.nat(25)), { maxLength: 50 }),
    fc.array(fc.tuple(fc.nat(25), fc.nat(25), fc.nat(25)), { maxLength: 4 }),
  )
  .map(([count, edges, parts]) => {
    const names = Array.from({ length: count }, (_, index) => `n${index}`);
    const source = (at: number) => (at >= count ? START : `n${at}`);
    const target = (at: number) => (at >= count ? END : `n${at}`);
    let doc = graphOf(names, []);
    for (const [from, to] of edges) doc = connect(doc, source(from), target(to));
    for (const [one, other, to] of parts) {
      doc = addRouter(doc, { source: source(one), targets: [target(other), target(to)] });
      if (one < count && other < count) doc = addJoin(doc, [`n${one}`, `n${other}`], target(to));
    }
    return doc.graph;
  });
