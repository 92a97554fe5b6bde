import { type PlaygroundDoc, setMerge } from '~/core/document';
import { firstDocument } from '~/examples/first';
import { input, node, ownName, reduced, strings } from '~/examples/parts';
import { documentOf, type FieldSketch } from '~/examples/sketch';

/** A graph that is run with and without a record. */
export interface MeasuredGraph {
  readonly name: string;
  readonly doc: PlaygroundDoc;
  /** The recorded run may take this many times as long. */
  readonly goal: number;
  /** So large that a few rounds say enough, and that its record is weighed too. */
  readonly long: boolean;
}

export const LONG_LIST = 1000;
const TUTORIAL_GOAL = 1.25;
const LONG_LIST_GOAL = 3;

const names = (count: number): string[] => Array.from({ length: count }, (_, i) => `node${String(i + 1).padStart(2, '0')}`);
const chain = (all: readonly string[]): string[] => [`START > ${all.join(' > ')} > END`];
const fan = (all: readonly string[]): string[] => all.map((name) => `START > ${name} > END`);

/** Nodes that do next to nothing, so that what stands beside the record is as small as it can be. */
export const graphs: readonly MeasuredGraph[] = [
  { name: 'zebra, apple, mango', doc: firstDocument('en'), goal: TUTORIAL_GOAL, long: false },
  {
    name: 'chain of 5, list of 10',
    doc: sketched(names(5), chain, strings, ownName('list'), '{ list: Array.from({ length: 10 }, (_, i) => `item ${i}`) }'),
    goal: TUTORIAL_GOAL,
    long: false,
  },
  { name: 'fan of 5', doc: sketched(names(5), fan, strings, ownName('list'), "{ list: ['start'] }"), goal: TUTORIAL_GOAL, long: false },
  {
    name: 'chain of 20, list of 1,000 objects',
    doc: sketched(
      names(20),
      chain,
      reduced('list', 'append', 'dict'),
      node('{ list: [{ id: `m${state.list.length}`, text: `item number ${state.list.length}` }] }'),
      `{ list: Array.from({ length: ${LONG_LIST} }, (_, i) => ({ id: \`m\${i}\`, text: \`item number \${i}\` })) }`,
    ),
    goal: LONG_LIST_GOAL,
    long: true,
  },
];

/** A chain that takes this many supersteps. */
export function stepped(steps: number): PlaygroundDoc {
  return sketched(names(steps), chain, strings, ownName('list'), "{ list: ['start'] }");
}

/** Chains of this many nodes beside each other. */
export function lanes(length: number, count: number): PlaygroundDoc {
  const paths = (all: readonly string[]) =>
    Array.from({ length: count }, (_, lane) => chain(all.slice(lane * length, (lane + 1) * length))).flat();
  return sketched(names(length * count), paths, strings, ownName('list'), "{ list: ['start'] }");
}

/** Three steps over a list with a reducer of its own. */
export function withReducer(source: string): PlaygroundDoc {
  return withOwnReducer(stepped(3), source);
}

const APPEND = 'export default (existing, update) => [...existing, ...update];\n';

export function withOwnReducer(doc: PlaygroundDoc, source = APPEND): PlaygroundDoc {
  const [field] = doc.graph.fields;
  return field === undefined ? doc : setMerge(doc, field.id, { kind: 'own', source, start: { kind: 'zero' } });
}

function sketched(
  all: readonly string[],
  paths: (all: readonly string[]) => string[],
  field: FieldSketch,
  source: string,
  start: string,
): PlaygroundDoc {
  return documentOf(
    {
      title: { en: 'bench', zh: 'bench' },
      note: { en: '', zh: '' },
      fields: { list: field },
      nodes: Object.fromEntries(all.map((name) => [name, source])),
      paths: paths(all),
      turns: [input(start)],
      expect: [],
    },
    'en',
  );
}
