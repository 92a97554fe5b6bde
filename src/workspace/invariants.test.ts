import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { addNode, KEPT_LIMITS, moveNodes, readDocument, setNodeSource, toJson } from '~/core/document';
import { recordedMoments } from './standing';
import { chain, type Page, startedPage } from './test/openPage';

/** What a person, the engine and the browser can do, in any order. */
const MOVES: { readonly [name: string]: (page: Page, n: number) => void | Promise<void> } = {
  step: ({ actions }) => actions.step(),
  back: ({ actions }) => actions.back(),
  runAll: ({ actions }) => actions.runAll(),
  goTo: ({ actions }, n) => actions.goTo({ at: n % 7, call: n % 3 === 0 ? n % 2 : null }),
  nextCall: ({ actions }) => actions.nextCall(),
  previousCall: ({ actions }) => actions.previousCall(),
  stop: ({ actions }) => actions.stop(),
  keepWaiting: ({ actions }) => actions.keepWaiting(),
  reset: ({ actions }) => actions.reset(),
  newSeed: ({ actions }) => actions.newSeed(),
  edit: ({ actions }, n) =>
    actions.edit({
      label: 'editSource',
      apply: (doc) => setNodeSource(doc, doc.graph.nodes[n % Math.max(1, doc.graph.nodes.length)]?.id ?? '', `source ${n}`),
    }),
  add: ({ actions }, n) => actions.edit({ label: 'addNode', apply: (doc) => addNode(doc, { name: `node ${n}` }) }),
  move: ({ actions }, n) =>
    actions.edit({
      label: 'moveNode',
      coalesce: 'move',
      apply: (doc) => moveNodes(doc, { [doc.graph.nodes[0]?.id ?? '']: { x: n, y: n } }),
    }),
  undo: ({ actions }) => actions.undo(),
  redo: ({ actions }) => actions.redo(),
  hang: ({ engine, state }, n) => {
    const { nodes } = state().doc.graph;
    engine.twists.set(nodes[n % Math.max(1, nodes.length)]?.name ?? '', n % 2 === 0 ? 'hang' : 'fail');
  },
  heal: ({ engine }) => engine.twists.clear(),
  die: ({ engine }, n) => engine.live()[0]?.die(n % 2 === 0 ? 'killed' : 'limit', null),
  late: ({ engine }) => engine.runs.forEach((run) => (run.over ? run.late() : undefined)),
  scratch: ({ actions }) => actions.openScratch(chain('x', 'y')),
  fresh: ({ actions }) => actions.newDocument(),
  reopen: ({ actions, state }, n) => actions.openSaved(state().documents[n % Math.max(1, state().documents.length)]?.id ?? ''),
  duplicate: ({ actions }) => actions.duplicate(),
  work: ({ engine }) => engine.work(),
  paint: (page) => page.paint(),
  tick: (page, n) => page.tick(n),
  hide: (page) => page.hide(false),
};

/** Without these nothing is under way that the others could disturb. */
const OFTEN = ['step', 'step', 'step', 'step', 'runAll', 'reset', 'edit', 'stop'];

function hold(page: Page): void {
  const state = page.state();
  const { cursor, trace, status, doc } = state;
  expect(page.engine.live().length).toBeLessThanOrEqual(1);
  expect(cursor.at).toBeGreaterThanOrEqual(0);
  expect(cursor.at).toBeLessThanOrEqual(trace?.moments.length ?? 0);
  const commits = trace?.moments[cursor.at - 1]?.commits ?? { from: 0, to: 0 };
  expect(cursor.call === null || cursor.call < commits.to - commits.from).toBe(true);
  // A record on the screen belongs to a graph; a page without one is at its start.
  expect(state.ranGraph === null).toBe(trace === null);
  expect(status.kind !== 'idle' || (cursor.at === 0 && cursor.call === null)).toBe(true);
  expect(status.kind === 'over' || state.cause === null).toBe(true);
  expect(trace?.turns.length ?? 0).toBeLessThanOrEqual(1);
  expect(readDocument(JSON.parse(toJson(doc)), KEPT_LIMITS).ok).toBe(true);
}

describe('whatever happens in whatever order', () => {
  it('leaves the cursor inside the record, the document whole and one run at most', async () => {
    const move = fc.tuple(fc.constantFrom(...Object.keys(MOVES), ...OFTEN), fc.nat(900), fc.boolean());
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 40 }), async (moves) => {
        globalThis.indexedDB = new IDBFactory();
        const page = await startedPage();
        try {
          for (const [name, n, rest] of moves) {
            await MOVES[name]?.(page, n);
            hold(page);
            if (rest) await page.calm();
            hold(page);
          }
          await page.calm();
          hold(page);
          // When everything has come to rest, the cursor is on what is recorded, and a run that is due has not been lost.
          expect(page.state().cursor.at).toBeLessThanOrEqual(recordedMoments(page.state()));
          expect(page.state().status.kind).not.toBe('starting');
          expect(page.engine.live().length > 0 || ['idle', 'over'].includes(page.state().status.kind)).toBe(true);
        } finally {
          page.dispose();
        }
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});
