import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { Field } from '~/core/document';
import { createInProcessEngine } from '~/engine/inProcess';
import { firstDocument } from '~/examples/first';
import { startedPage } from './test/openPage';

const LOG: Field = {
  id: 'f1',
  name: 'log',
  type: { kind: 'list', of: 'str' },
  merge: { kind: 'builtIn', reducer: 'append', keep: 3, start: { kind: 'zero' } },
};
const going = () => new AbortController().signal;

async function page() {
  const engine = createInProcessEngine();
  return startedPage({ firstDoc: firstDocument('en'), deps: { engine: async () => engine } });
}

describe('a change of state that is considered', () => {
  it('goes through the reducer where it is contributed, and past it where it is set', async () => {
    const { actions } = await page();
    const change = { field: LOG, source: "export default ['b', 1 + 1];\n", existing: ['a'] };
    expect(await actions.tryChange(change, going())).toEqual({
      kind: 'known',
      value: ['b', 2],
      contributed: { kind: 'value', value: ['a', 'b', 2] },
    });
  });

  it('starts from the start value where the field holds nothing', async () => {
    const { actions } = await page();
    const own: Field = {
      ...LOG,
      merge: { kind: 'builtIn', reducer: 'append', keep: 3, start: { kind: 'own', source: "export default ['s'];\n" } },
    };
    const change = { field: own, source: "export default ['b'];\n", existing: undefined };
    expect(await actions.tryChange(change, going())).toMatchObject({ contributed: { value: ['s', 'b'] } });
  });

  it('is one and the same on a field without a reducer', async () => {
    const { actions } = await page();
    const change = { field: { ...LOG, merge: { kind: 'plain' } } as const, source: 'export default 5;\n', existing: 4 };
    expect(await actions.tryChange(change, going())).toEqual({ kind: 'known', value: 5, contributed: { kind: 'value', value: 5 } });
  });

  it('says what stands in its way', async () => {
    const { actions } = await page();
    expect(await actions.tryChange({ field: LOG, source: 'export default nowhere;\n', existing: [] }, going())).toMatchObject({
      kind: 'error',
      text: expect.stringMatching(/nowhere/),
    });
    const own: Field = {
      ...LOG,
      merge: { kind: 'own', source: "export default () => { throw new Error('no'); };\n", start: { kind: 'zero' } },
    };
    expect(await actions.tryChange({ field: own, source: "export default ['b'];\n", existing: [] }, going())).toMatchObject({
      contributed: { kind: 'error', error: { message: 'no' } },
    });
    const stopped = new AbortController();
    stopped.abort();
    expect(await actions.tryChange({ field: LOG, source: 'export default 1;\n', existing: [] }, stopped.signal)).toEqual({ kind: 'ended' });
  });
});
