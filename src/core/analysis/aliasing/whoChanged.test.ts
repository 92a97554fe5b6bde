import { afterEach, describe, expect, it } from 'vitest';
import type { CallRow } from '~/core/trace';
import type { LabHandle } from '~/engine';
import { createInProcessEngine } from '~/engine/inProcess';
import { graphOf, ran, type Sketch } from '~/engine/trial.fake';
import type { Culprit } from './culprit';
import { whoChanged } from './whoChanged';
import { whoChangedInput } from './whoChangedInput';

const labs: LabHandle[] = [];
afterEach(() => {
  for (const lab of labs.splice(0)) lab.stop();
});

async function culprits(reducer: string, more: Sketch = {}): Promise<(readonly [what: string, Culprit])[]> {
  const sketch: Sketch = {
    fields: { log: { reducer } },
    nodes: { a: 'export default () => ({ log: [2, 1] });' },
    edges: ['__start__>a'],
    turns: ['export default { log: [0] };'],
    ...more,
  };
  const { store } = await ran(sketch);
  const { fields, shared } = graphOf(sketch);
  const [field] = fields;
  if (field === undefined) throw new Error('no field');
  const lab = createInProcessEngine().lab({ field, shared, seed: 1 });
  labs.push(lab);
  const row = store.rows.findLast((one): one is CallRow => one.kind === 'call');
  const mutations = row?.mutations ?? [];
  return Promise.all(
    mutations.map(async ({ what }) => {
      if (row === undefined || what === 'input') throw new Error('no call');
      return [what, await whoChanged(store, row, what, lab.fold)] as const;
    }),
  );
}

const at = (source: string, line: number, column: number): Culprit => ({ kind: 'line', frame: { source, line, column } });

describe('who changed a call’s values', () => {
  it('is the line in which existing and the update are changed', async () => {
    const reducer = 'export default (e, u) => {\n  u.sort();\n  e.push(...u);\n  return e;\n};';
    expect(await culprits(reducer)).toEqual([
      ['existing', at('reducer:log', 3, 5)],
      ['update', at('reducer:log', 2, 5)],
    ]);
  });

  it('is in the shared module where that does it', async () => {
    const reducer = 'import { put } from "./shared";\nexport default (e, u) => put(e, u);';
    const shared = 'export function put(list, more) {\n  for (const one of more) list.push(one);\n  return list;\n}';
    expect(await culprits(reducer, { shared })).toEqual([['existing', at('shared', 2, 32)]]);
  });

  it('is not known where the code catches the error', async () => {
    const reducer = 'export default (e, u) => { try { e.push(1); } catch {} return [...e, ...u]; };';
    expect(await culprits(reducer)).toEqual([['existing', { kind: 'unknown', why: 'notAgain' }]]);
  });

  it('is not known where the call stops before the change this time', async () => {
    const reducer =
      'let n = 0;\nexport default (e, u) => {\n  if (u[0] === 2 && n++ > 0) throw new RangeError();\n  e.push(...u);\n  return e;\n};';
    const [one] = await culprits(reducer);
    expect(one).toEqual(['existing', at('reducer:log', 4, 5)]);
    const always = 'export default (e, u) => { try { e.push(1); } catch { throw new RangeError(); } return e; };';
    expect(await culprits(always)).toEqual([['existing', { kind: 'unknown', why: 'notAgain' }]]);
  });

  it('is not the line in which the call threw anyway', async () => {
    const reducer = 'export default (e, u) => { if (u[0] === 2) { try { e.push(1); } catch {} null.x; } return u; };';
    expect(await culprits(reducer)).toEqual([['existing', { kind: 'unknown', why: 'notAgain' }]]);
  });

  it('is not known where no copy can be made', async () => {
    const reducer = 'export default (e, u) => { e.push(() => 1); return e; };';
    expect(await culprits(reducer)).toEqual([['existing', { kind: 'unknown', why: 'uncopied' }]]);
  });
});

describe('who changed a node’s input', () => {
  const LIST = { reducer: 'export default (e, u) => [...e, ...u];' };
  const sketch = (nodes: { [name: string]: string }): Sketch => ({
    fields: { log: LIST, other: LIST },
    nodes,
    edges: Object.keys(nodes).map((name) => `__start__>${name}`),
    turns: ['export default { log: [1], other: [2] };'],
  });
  async function ofInput(graph: Sketch): Promise<Culprit[]> {
    const { store } = await ran(graph);
    const mutations = new Set(store.tasks.flatMap(({ inputChanged }) => inputChanged));
    return Promise.all(
      [...mutations].map(async (mutation) => {
        const task = mutation.by.kind === 'oneOf' ? mutation.by.tasks[0] : mutation.by.kind === 'task' ? mutation.by.task : undefined;
        const frozen = await ran(graph, task === undefined ? {} : { freeze: { task, field: mutation.field } });
        return whoChangedInput(store, mutation, frozen.store);
      }),
    );
  }

  it('is the line of the node, field by field', async () => {
    const a = 'export default (state) => {\n  state.log.push("a");\n  state.other.length = 0;\n};';
    expect(await ofInput(sketch({ a, b: 'export default () => ({});' }))).toEqual([at('node:a', 2, 13), at('node:a', 3, 22)]);
  });

  it('is one of several asynchronous nodes', async () => {
    const wait = 'await new Promise((go) => setTimeout(go, 5));';
    const nodes = {
      a: `export default async () => { ${wait} ${wait} };`,
      b: `export default async (state) => {\n  ${wait}\n  state.log.push("b");\n};`,
    };
    expect(await ofInput(sketch(nodes))).toEqual([at('node:b', 3, 13)]);
  });

  it('is not known where the node catches the error, or another one runs', async () => {
    const quiet = 'export default (state) => { try { state.log.push(1); } catch {} };';
    expect(await ofInput(sketch({ a: quiet }))).toEqual([{ kind: 'unknown', why: 'notAgain' }]);
    const graph = sketch({ a: 'export default (state) => { state.log.push(1); };' });
    const [shown, other] = [await ran(graph), await ran(sketch({ z: 'export default () => ({});' }))];
    const [mutation] = shown.store.tasks[0]?.inputChanged ?? [];
    if (mutation === undefined) throw new Error('no change');
    expect(whoChangedInput(shown.store, mutation, other.store)).toEqual({ kind: 'unknown', why: 'otherRun' });
    expect(whoChangedInput(shown.store, { ...mutation, by: { kind: 'unknown' } }, other.store)).toEqual({ kind: 'unknown', why: 'noTask' });
  });
});
