import { addNode, connect, emptyDocument, END, type PlaygroundDoc, setMerge, setTitle, setTurnSource, START } from '~/core/document';

/** A node of a test's document: it says that it ran, and adds its own name to `log`. */
const source = (name: string) => `export default (state, config) => {\n  console.log('${name} ran');\n  return { log: ['${name}'] };\n};\n`;

/** `log` with append, and nodes that run one after the other. */
export function serialDocument(title: string, names: readonly string[]): PlaygroundDoc {
  let doc = setTitle(emptyDocument(), title);
  let before: string = START;
  for (const name of names) {
    const id = `n-${name}`;
    doc = connect(addNode(doc, { id, name, source: source(name) }), before, id);
    before = id;
  }
  return connect(doc, before, END);
}

/** Three nodes that run at once, and an own reducer for what they write to `log`. */
export function parallelDocument(title: string, reducer: string, names: readonly string[] = ['zebra', 'apple', 'mango']): PlaygroundDoc {
  let doc = setMerge(setTitle(emptyDocument(), title), 'f1', { kind: 'own', source: reducer, start: { kind: 'zero' } });
  for (const name of names) {
    const id = `n-${name}`;
    doc = connect(connect(addNode(doc, { id, name, source: source(name) }), START, id), id, END);
  }
  return setTurnSource(doc, 0, "export default { log: ['start'] };\n");
}
