import { describe, expect, it } from 'vitest';
import type { Turn } from '~/core/document';
import { stateAt } from '~/core/trace';
import { LIST, ran, type Sketch, Trial } from '../../trial.fake';

const input = (text: string, more: object = {}): Turn => ({ kind: 'input', source: `export default { log: ['${text}'] };`, ...more });
const writes = (name: string) => `export default () => ({ log: ['${name}'] });`;
const ASKS = `import { interrupt } from '@langchain/langgraph';
export default () => ({ log: [interrupt('who?')] });`;
const GRAPH: Sketch = {
  fields: { log: LIST },
  nodes: { a: writes('a'), b: writes('b') },
  edges: ['__start__>a', 'a>b'],
  memory: { saver: 'indexedDB', durability: 'async' },
  turns: [input('1')],
};
const PAUSED: Sketch = {
  ...GRAPH,
  nodes: { a: writes('a'), b: ASKS },
  turns: [input('1'), { kind: 'resume', source: "export default 'me';" }],
};

const log = ({ store }: Trial, at = store.moments.length) => {
  const held = stateAt(store, [{ name: 'log' }], { at, call: null }).get('log');
  return held?.kind === 'value' ? store.value(held.ref) : null;
};
const shapeOf = ({ store }: Trial) => store.moments.map(({ turn, kind, step }) => [turn, kind, step]);

describe('a thread that outlives its run', () => {
  it('goes on where it was, and the record begins with what it held', async () => {
    const first = await ran(GRAPH);
    const second = await ran(GRAPH, { stored: first.kept });
    expect(second.store.saves.map(({ step, thread }) => [step, thread])).toEqual([-1, 0, 1, 2, 3, 4, 5, 6].map((step) => [step, '1']));
    expect(log(second, 0)).toEqual(['1', 'a', 'b']);
    expect(log(second)).toEqual(['1', 'a', 'b', '1', 'a', 'b']);
    expect(shapeOf(second)).toEqual([
      [0, 'input', 4],
      [0, 'superstep', 5],
      [0, 'superstep', 6],
    ]);
    expect(second.store.dropped).toBe(0);
    expect(second.store.rows.every(({ phase }) => phase === 'commit')).toBe(true);
  });

  it('is answered in another run than the one that asked', async () => {
    const asked = await ran({ ...PAUSED, turns: PAUSED.turns?.slice(0, 1) ?? [] });
    expect(asked.store.turns.map(({ how }) => how)).toEqual(['paused']);
    const answered = await ran(PAUSED, { stored: asked.kept, beginning: { turn: 1, how: 'send' } });
    expect(answered.store.turns.map(({ turn, kind, how }) => [turn, kind, how])).toEqual([[1, 'resume', 'done']]);
    expect(log(answered, 0)).toEqual(['1', 'a']);
    expect(log(answered)).toEqual(['1', 'a', 'me']);
    expect(answered.store.dropped).toBe(0);
  });

  it('goes on amid a turn whose worker is gone', async () => {
    const cut = new Trial(GRAPH, { allow: 2 });
    await cut.parked(2);
    const { kept } = cut;
    cut.stop();
    const on = await ran(GRAPH, { stored: kept, beginning: { turn: 0, how: 'goOn' } });
    expect(shapeOf(on)).toEqual([
      [0, 'input', 2],
      [0, 'superstep', 2],
    ]);
    expect(log(on, 0)).toEqual(['1', 'a']);
    expect(log(on)).toEqual(['1', 'a', 'b']);
  });

  it('is gone once it was deleted, here and for the next run', async () => {
    const first = await ran(GRAPH);
    const second = await ran({ ...GRAPH, turns: [{ kind: 'delete' }, input('2')] }, { stored: first.kept });
    expect(second.events.find(({ type }) => type === 'forgotten')).toMatchObject({ checkpoints: 4, why: 'deleted' });
    expect(log(second)).toEqual(['2', 'a', 'b']);
    expect(log(await ran({ ...GRAPH, turns: [input('3')] }, { stored: second.kept }))).toEqual(['2', 'a', 'b', '3', 'a', 'b']);
  });

  it('hands nothing over where the saver is another', async () => {
    expect((await ran({ ...GRAPH, memory: { saver: 'memory', durability: 'async' } })).kept).toEqual([]);
  });

  it('loses its oldest checkpoints where it is too large, and says so', async () => {
    for (const saver of ['memory', 'indexedDB'] as const) {
      const trial = await ran({ ...GRAPH, memory: { saver, durability: 'async' } }, { limits: { bytesPerThread: 700 } });
      const gone = trial.events.flatMap((event) => (event.type === 'forgotten' ? [event.checkpoints] : []));
      expect(gone.length).toBeGreaterThan(0);
      expect(trial.events.some((event) => event.type === 'forgotten' && event.why === 'full')).toBe(true);
      expect(log(trial)).toEqual(['1', 'a', 'b']);
      expect(trial.store.dropped).toBe(0);
    }
  });
});
