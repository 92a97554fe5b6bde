import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { docAt, type PlaygroundDoc, setNodeSource, withDocAt } from '~/core/document';
import { createInProcessEngine } from '~/engine/inProcess';
import { graphOf, LIST, type Sketch } from '~/engine/trial.fake';
import { opened } from '../opened';
import { chain, type Page, startedPage } from '../test/openPage';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const adds = (text: string) => `export default () => ({ log: ['${text}'] });`;
const TWO = { fields: { log: LIST }, nodes: { a: adds('a'), b: adds('b') }, edges: ['__start__>a', 'a>b'], output: [] } as const;
const SUB: Sketch = {
  fields: { log: LIST },
  nodes: { sub: TWO, after: adds('after') },
  edges: ['__start__>sub', 'sub>after'],
  turns: ['export default {};'],
};
const SENDS: Sketch = {
  ...SUB,
  nodes: { plan: 'export default () => ({});', sub: TWO, after: adds('after') },
  edges: ['__start__>plan', 'sub>after'],
  routers: {
    r: {
      from: 'plan',
      to: ['sub'],
      code: `import { Send } from '@langchain/langgraph';\nexport default () => [1, 2].map((n) => new Send('sub', { log: [n] }));`,
    },
  },
};
const DEEP: Sketch = {
  ...SUB,
  nodes: {
    outer: { fields: { log: LIST }, nodes: { sub: TWO, end: adds('end') }, edges: ['__start__>sub', 'sub>end'], output: [] },
    after: adds('after'),
  },
  edges: ['__start__>outer', 'outer>after'],
};

async function pageOf(sketch: Sketch): Promise<Page> {
  const engine = createInProcessEngine();
  const firstDoc: PlaygroundDoc = { ...chain(), graph: graphOf(sketch) };
  return startedPage({ firstDoc, deps: { engine: async () => engine, frame: (run) => void setTimeout(run) } });
}

/** `1` is one moment of the whole; `1 [0] 2` is two moments of the record of task 0 in the moment after it. */
function place(page: Page): string {
  const { cursor, inside } = page.state();
  const call = cursor.call ?? inside?.call;
  return [cursor.at, ...(inside ? [`[${inside.stop.record.join()}]`, inside.stop.at] : []), ...(call == null ? [] : [`call ${call}`])].join(
    ' ',
  );
}

type Press = 'step' | 'stepOver' | 'back' | 'nextCall' | 'previousCall' | 'runAll';

async function press(page: Page, action: Press, expected: string): Promise<void> {
  page.actions[action]();
  await vi.waitFor(() => expect(place(page)).toBe(expected), { timeout: 5000 });
}

async function stepTo(page: Page, ...places: readonly string[]): Promise<void> {
  for (const to of places) await press(page, 'step', to);
}

const parked = (page: Page, at: object) =>
  vi.waitFor(() => expect(page.state().status).toEqual({ kind: 'parked', ...at }), { timeout: 5000 });

/** Nodes that the shown record of the open graph has at all, by state. */
function shownTasks(page: Page): readonly string[] {
  return opened(page.state()).trace?.tasks.map(({ node, state }) => `${node} ${state}`) ?? [];
}

describe('step with the graph inside a node open', () => {
  it('stops inside at every superstep with nothing of it run, and goes over it while it is closed', async () => {
    const page = await pageOf(SUB);
    await stepTo(page, '1');
    page.actions.open(['sub']);
    await stepTo(page, '1 [0] 1');
    await parked(page, { moment: 1, inside: [0] });
    expect(shownTasks(page)).toEqual(['a ready']);
    expect(opened(page.state()).cursor).toEqual({ at: 1, call: null });
    await stepTo(page, '1 [0] 2');
    expect(shownTasks(page)).toEqual(['a finished', 'b ready']);
    await stepTo(page, '1 [0] 3', '2');
    await parked(page, { moment: 2 });
    page.actions.open([]);
    await stepTo(page, '3');
    await vi.waitFor(() => expect(page.state().status).toMatchObject({ kind: 'over', how: 'done' }));
    page.actions.reset();
    await stepTo(page, '1', '2', '3');
  });

  it('goes back stop by stop, forth again over what is recorded, and to the start', async () => {
    const page = await pageOf(SUB);
    page.actions.open(['sub']);
    await stepTo(page, '1', '1 [0] 1', '1 [0] 2');
    await press(page, 'back', '1 [0] 1');
    expect(page.state().status).toEqual({ kind: 'parked', moment: 2, inside: [0] });
    await press(page, 'back', '1');
    await press(page, 'back', '0');
    await stepTo(page, '1', '1 [0] 1', '1 [0] 2', '1 [0] 3', '2', '3');
    for (const to of ['2', '1 [0] 3', '1 [0] 2']) await press(page, 'back', to);
    page.actions.goTo({ at: 3, call: null });
    expect(place(page)).toBe('3');
    page.actions.goInside([0], { at: 2, call: null });
    expect(place(page)).toBe('1 [0] 2');
    expect(page.engine.runs).toHaveLength(0);
  });

  it('goes over on request, also from inside, and runs to the end from inside', async () => {
    const page = await pageOf(SUB);
    page.actions.open(['sub']);
    await stepTo(page, '1');
    await press(page, 'stepOver', '2');
    page.actions.reset();
    await stepTo(page, '1', '1 [0] 1');
    await press(page, 'stepOver', '2');
    await parked(page, { moment: 2 });
    page.actions.reset();
    await stepTo(page, '1', '1 [0] 1');
    await press(page, 'runAll', '3');
    await vi.waitFor(() => expect(page.state().status).toMatchObject({ kind: 'over', how: 'done' }));
  });

  it('takes three presses at once for three steps', async () => {
    const page = await pageOf(SUB);
    page.actions.open(['sub']);
    await stepTo(page, '1');
    page.actions.step();
    page.actions.step();
    await press(page, 'step', '1 [0] 3');
  });

  it('steps two that run at once one after the other, in either order', async () => {
    const page = await pageOf(SENDS);
    page.actions.open(['sub']);
    await stepTo(page, '1', '2', '2 [1] 1', '2 [1] 2', '2 [1] 3', '2 [2] 1', '2 [2] 2', '2 [2] 3', '3');
    page.actions.reset();
    await stepTo(page, '1', '2', '2 [1] 1');
    page.actions.goInside([2], { at: 1, call: null });
    await stepTo(page, '2 [2] 2', '2 [2] 3', '2 [1] 2', '2 [1] 3');
    await press(page, 'stepOver', '3');
  });

  it('goes as deep as the open graph is', async () => {
    const page = await pageOf(DEEP);
    page.actions.open(['outer', 'sub']);
    await stepTo(page, '1', '1 [0] 1', '1 [0,0] 1', '1 [0,0] 2');
    page.actions.open(['outer']);
    expect(opened(page.state()).cursor).toEqual({ at: 1, call: null });
    await stepTo(page, '1 [0] 2', '1 [0] 3', '2');
    page.actions.open(['outer', 'sub']);
    for (const to of ['1 [0] 3', '1 [0] 2', '1 [0,0] 3', '1 [0,0] 2', '1 [0,0] 1', '1 [0] 1', '1']) await press(page, 'back', to);
  });

  it('comes to the same place after an edit, and stops there', async () => {
    for (const [sketch, path, places] of [
      [SUB, ['sub'], ['1', '1 [0] 1', '1 [0] 2']],
      [SENDS, ['sub'], ['1', '2', '2 [1] 1', '2 [1] 2', '2 [1] 3', '2 [2] 1', '2 [2] 2']],
      [DEEP, ['outer', 'sub'], ['1', '1 [0] 1', '1 [0,0] 1', '1 [0,0] 2']],
    ] as const) {
      globalThis.indexedDB = new IDBFactory();
      const page = await pageOf(sketch);
      page.actions.open(path);
      await stepTo(page, ...places);
      const edit = (doc: PlaygroundDoc) => withDocAt(doc, path, setNodeSource(docAt(doc, path) ?? doc, 'a', adds('other')));
      page.actions.edit({ label: 'editSource', apply: edit });
      await vi.waitFor(() => expect(page.state()).toMatchObject({ stale: true, status: { kind: 'over' } }));
      page.actions.step();
      await vi.waitFor(() => expect(page.state()).toMatchObject({ stale: false, status: { kind: 'parked' } }), { timeout: 5000 });
      expect(place(page)).toBe(places.at(-1));
      expect(shownTasks(page)).toEqual(['a finished', 'b ready']);
    }
  });

  it('stops for good where it waits, and runs again from there', async () => {
    const page = await pageOf(SUB);
    page.actions.open(['sub']);
    await stepTo(page, '1', '1 [0] 1');
    page.actions.stop();
    await vi.waitFor(() => expect(page.state().status).toMatchObject({ kind: 'over', how: 'stopped' }));
    expect(shownTasks(page)).toEqual(['a ready']);
  });

  it('goes call by call inside', async () => {
    const page = await pageOf(SUB);
    page.actions.open(['sub']);
    await stepTo(page, '1');
    await press(page, 'nextCall', '1 [0] 1 call 0');
    await press(page, 'nextCall', '1 [0] 1');
    await press(page, 'nextCall', '1 [0] 2 call 0');
    await press(page, 'step', '1 [0] 2');
    await press(page, 'previousCall', '1 [0] 2 call 0');
    await press(page, 'previousCall', '1 [0] 1');
  });
});

it('closes a graph that code has made when the record of it goes, with what was selected in it', async () => {
  const made = `import { Annotation, StateGraph } from '@langchain/langgraph';
const State = Annotation.Root({ log: Annotation({ reducer: (a, b) => [...a, ...b], default: () => [] }) });
export default new StateGraph(State).addNode('made', () => ({ log: ['m'] })).addEdge('__start__', 'made').compile();`;
  const page = await pageOf({ fields: { log: LIST }, nodes: { sub: made }, edges: ['__start__>sub'], turns: ['export default {};'] });
  page.actions.runAll();
  await vi.waitFor(() => expect(page.state().status.kind).toBe('over'), { timeout: 5000 });
  page.actions.open(['sub']);
  page.actions.select({ kind: 'node', id: 'made' });
  expect(page.state()).toMatchObject({ path: ['sub'], selection: { kind: 'node', id: 'made' } });
  page.actions.reset();
  expect(page.state()).toMatchObject({ path: [], selection: { kind: 'none' } });
});
