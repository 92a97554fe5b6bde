import { type Edge, type Field, type GraphNode, type GraphSpec, RECURSION_LIMIT, type Router, START } from '~/core/document';
import type { Random } from './random';

const NAMES = [
  'zebra',
  'apple',
  'mango',
  'B',
  'a',
  'n10',
  'n2',
  '中',
  '乙',
  'ｆ',
  '😀',
  'é',
  'o',
  'kiwi',
  'Pear',
  '丙',
  'x_y',
  'q',
  'm',
  'Ω',
];
const IMPORT = "import { Command, Overwrite, Send } from '@langchain/langgraph';\n\n";

/**
 * A graph of layers that run in parallel, with delays so that tasks finish in another order than that of their names, and with
 * Sends, Commands, Overwrites, deferred nodes and subgraphs. `named`: every item that is written carries the name of its writer,
 * the payload of a Send, and a count; else all updates are one and the same number.
 */
export function randomGraph(random: Random, named: boolean): GraphSpec {
  const names = random.shuffled(NAMES);
  const layers = Array.from({ length: 2 + random.whole(3) }, () => Array.from({ length: 1 + random.whole(4) }, () => names.pop() ?? ''));
  const nodes: GraphNode[] = [];
  const edges: Edge[] = [];
  const routers: Router[] = [];
  const connect = (source: string, target: string) => edges.push({ id: `e${edges.length}`, source, target });

  for (const [at, layer] of layers.entries()) {
    const next = layers[at + 1] ?? [];
    const overwrites = named && random.chance(3) ? random.pick(layer) : null;
    for (const name of layer) {
      const goesBy = next.length > 0 && random.chance(4) ? random.pick(next) : null;
      const updates = Array.from({ length: random.chance(5) ? 2 : 1 }, () => update(name, named, name === overwrites));
      const isGraph = goesBy === null && name !== overwrites && random.chance(4);
      nodes.push({
        id: name,
        name,
        source: isGraph ? '' : nodeSource(name, updates, goesBy, random.whole(4)),
        defer: random.chance(12),
        ends: goesBy === null ? [] : [goesBy],
        ...(isGraph && { inner: innerGraph(random, name, named) }),
      });
      if (at === 0) connect(START, name);
      for (const target of next) if (target !== goesBy && random.chance(2)) connect(name, target);
    }
    for (const target of next) {
      const isReached = edges.some((edge) => edge.target === target) || nodes.some(({ ends }) => ends.includes(target));
      if (!isReached) connect(random.pick(layer), target);
    }
    if (random.chance(2)) sendFrom(random.pick(layer), `w${at}`);
  }

  function sendFrom(source: string, worker: string): void {
    const tags = Array.from({ length: 2 + random.whole(3) }, (_, index) => `t${random.whole(3)}.${index}`);
    nodes.push({
      id: worker,
      name: worker,
      source: nodeSource(worker, [update(worker, named, false)], null, random.whole(4)),
      defer: false,
      ends: [],
    });
    const sends = tags.map((tag) => `new Send('${worker}', { tag: '${tag}' })`);
    routers.push({
      id: `r-${worker}`,
      name: `r-${worker}`,
      source,
      targets: [worker],
      code: `${IMPORT}export default () => [${sends.join(', ')}];\n`,
    });
  }

  return {
    fields: fieldsOf(named),
    nodes: random.shuffled(nodes),
    edges,
    joins: [],
    routers,
    turns: [1, 2]
      .slice(random.whole(2))
      .map(() => ({ kind: 'input', source: named ? "export default { log: ['in'] };\n" : 'export default { log: 1 };\n' })),
    shared: 'const counts = {};\nexport const next = (name) => (counts[name] = (counts[name] ?? 0) + 1);\n',
    recursionLimit: RECURSION_LIMIT,
    seed: 1,
  };
}

function fieldsOf(named: boolean): readonly Field[] {
  return ['log', 'other'].map((name) => ({
    id: name,
    name,
    type: { kind: named ? 'list' : 'int', of: 'any' },
    merge: { kind: 'own', source: REDUCER[named ? 'list' : 'int'], start: { kind: 'zero' } },
  }));
}

/** One, two or three nodes that write under the name of the node around them, which is given nothing and so answers with that alone. */
function innerGraph(random: Random, name: string, named: boolean): NonNullable<GraphNode['inner']> {
  const ids = ['i1', 'i2', 'i3'].slice(random.whole(3));
  const isChain = random.chance(2);
  return {
    fields: fieldsOf(named),
    input: [],
    nodes: ids.map((id) => ({
      id,
      name: id,
      source: nodeSource(name, [update(name, named, false)], null, random.whole(4)),
      defer: false,
      ends: [],
    })),
    edges: ids.map((target, index) => ({ id: `e-${target}`, source: isChain ? (ids[index - 1] ?? START) : START, target })),
    joins: [],
    routers: [],
    ...(random.chance(3) && { checkpointer: 'none' as const }),
  };
}

const REDUCER = {
  list: 'export default (existing, update) => [...existing, ...update];\n',
  int: 'export default (existing, update) => existing * 2 + update;\n',
};

function update(name: string, named: boolean, overwrite: boolean): string {
  if (!named) return '{ log: 1, other: 1 }';
  const item = `[\`${name}/\${state.tag ?? ''}/\${count}\`]`;
  return `{ log: ${overwrite ? `new Overwrite(${item})` : item}, other: ${item} }`;
}

/** Most nodes wait a while, and count before they do: what they write does not depend on who is faster. One that answers with Commands may answer with several. */
function nodeSource(name: string, updates: readonly string[], goesBy: string | null, wait: number): string {
  const answers = updates.map(
    (one, index) => `new Command({ update: ${one}${goesBy !== null && index === 0 ? `, goto: '${goesBy}'` : ''} })`,
  );
  const answer = goesBy === null && updates.length === 1 ? updates.join('') : `[${answers.join(', ')}]`;
  const pause = wait === 0 ? '' : `  await new Promise((done) => setTimeout(done, ${wait}));\n`;
  return `${IMPORT}import { next } from './shared';\n\nexport default async (state) => {\n  const count = next('${name}');\n${pause}  return ${answer};\n};\n`;
}
