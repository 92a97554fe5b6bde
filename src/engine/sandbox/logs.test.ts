import { describe, expect, it } from 'vitest';
import { LIST, ran, type Trial } from '../trial.fake';

const told = (trial: Trial) =>
  trial.store.logs.map(({ level, values, by, call }) => {
    return `${level} by ${trial.writer({ writer: by })}${call === null ? '' : ` in call ${call}`}: ${values.map((ref) => trial.value(ref)).join(' ')}`;
  });

describe('what is logged', () => {
  it('is told with its level, its values and who logged it', async () => {
    const trial = await ran({
      fields: { log: { reducer: 'export default (e, u) => { console.debug("merge", u); return [...e, ...u]; };' } },
      nodes: {
        a: 'export default (state) => { console.log("a", state, undefined); return { log: [1] }; };',
        b: 'export default async () => { console.info("b1"); await null; console.warn("b2"); };',
      },
      edges: ['__start__>a', '__start__>b'],
      routers: { route: { from: 'a', to: ['__end__'], code: 'export default () => { console.error("route"); return "__end__"; };' } },
    });
    expect(told(trial).toSorted()).toEqual([
      'debug by a in call 0: "merge" [1]',
      'debug by a in call 1: "merge" [1]',
      'error by a: "route"',
      'info by b: "b1"',
      'log by a: "a" {"log":[]} {"$":"undefined"}',
      'warn by b: "b2"',
    ]);
  });

  it('by a conditional edge of START or of a state update is told as of the turn', async () => {
    const trial = await ran({
      fields: { log: LIST },
      nodes: { a: 'export default () => ({});' },
      edges: [],
      routers: {
        first: { from: '__start__', to: ['a'], code: 'export default () => { console.log("first"); return "a"; };' },
        second: { from: 'a', to: ['__end__'], code: 'export default () => { console.log("second"); return "__end__"; };' },
      },
      turns: ['export default { log: [1] };', { asNode: 'a', source: 'export default { log: [2] };' }],
    });
    expect(told(trial)).toEqual(['log by input: "first"', 'log by a: "second"', 'log by update as a: "second"']);
    expect(trial.rows).toEqual([
      'preview log by input: [] + [1] = [1]',
      'commit log by input: [] + [1] = [1]',
      'preview log by update as a: [1] + [2] = [1,2]',
      'commit log by update as a: [1] + [2] = [1,2]',
    ]);
  });

  it('after an await is told as of one of the tasks that run', async () => {
    const wait = 'await new Promise((go) => setTimeout(go, 5));';
    const trial = await ran({
      fields: { log: LIST },
      nodes: {
        a: `export default async () => { ${wait} console.log("x"); };`,
        b: `export default async () => { ${wait} ${wait} console.log("y"); };`,
      },
      edges: ['__start__>a', '__start__>b'],
    });
    expect(told(trial)).toEqual(['log by a or b: "x"', 'log by b: "y"']);
  });

  it('by the engine itself is told as of nobody known', async () => {
    const trial = await ran({
      fields: { log: LIST },
      nodes: { a: "import { Command } from '@langchain/langgraph';\nexport default () => new Command({ goto: 'nowhere' });" },
      edges: ['__start__>a'],
    });
    expect(trial.how).toBe('done');
    expect(told(trial).every((line) => line.includes('by unknown'))).toBe(true);
  });

  it('leaves the console as it was', async () => {
    const log = Object.getOwnPropertyDescriptor(console, 'log')?.value as unknown;
    await ran({ nodes: { a: 'export default () => ({});' }, fields: { n: null }, edges: ['__start__>a'] });
    expect(Object.getOwnPropertyDescriptor(console, 'log')?.value).toBe(log);
  });
});
