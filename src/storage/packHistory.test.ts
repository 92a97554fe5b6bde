import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addNode,
  emptyDocument,
  type History,
  type PlaygroundDoc,
  recordEdit,
  setNodeSource,
  setTitle,
  startHistory,
  undo,
} from '~/core/document';
import { LONGEST_HISTORY, packHistory, unpackHistory } from './packHistory';

type Log = History<PlaygroundDoc, string>;

function edited(titles: readonly string[], start = startHistory<PlaygroundDoc, string>(emptyDocument())): Log {
  return titles.reduce((history, title) => recordEdit(history, setTitle(history.doc, title), 'title'), start);
}

const packed = (history: Log): unknown => JSON.parse(packHistory(history));

describe('packHistory', () => {
  it('brings back every entry, past and future', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 60 }), { maxLength: 12 }), fc.nat(12), (titles, undone) => {
        let history = edited(titles);
        for (let i = 0; i < undone; i += 1) history = undo(history);
        expect(unpackHistory(packed(history), history.doc)).toEqual(history);
      }),
    );
  });

  it('costs what changed, not what there is', () => {
    let doc = emptyDocument();
    for (let i = 0; i < 50; i += 1) doc = addNode(doc, { name: `node${i}` });
    const one = packHistory(edited(['a'], startHistory(doc))).length;
    const many = packHistory(
      edited(
        Array.from({ length: 100 }, (_, i) => `title ${i}`),
        startHistory(doc),
      ),
    ).length;
    expect(many - one).toBeLessThan(100 * 150);
  });

  it('leaves out what is farthest away when it grows too long', () => {
    const first = addNode(emptyDocument(), { name: 'a' });
    const id = first.graph.nodes[0]?.id ?? '';
    let history = startHistory<PlaygroundDoc, string>(first);
    for (let i = 0; i < 30; i += 1) {
      history = recordEdit(history, setNodeSource(history.doc, id, `${i}${'x'.repeat(LONGEST_HISTORY / 10)}`), 'editSource');
    }
    const back = unpackHistory(packed(history), history.doc);
    expect(back?.past.length).toBeGreaterThan(5);
    expect(back?.past.length).toBeLessThan(15);
    expect(back?.past.at(-1)).toEqual(history.past.at(-1));
  });

  it('refuses what it did not write, and leaves out what is no document', () => {
    const doc = emptyDocument();
    for (const json of [null, 3, {}, { version: 1, pool: [3], past: [], future: [] }, { version: 1, pool: [], past: [[0]], future: [] }]) {
      expect(unpackHistory(json, doc)).toBeNull();
    }
    for (const version of [1, 0]) {
      const odd = { version, pool: [{ version: 1 }], past: [[0, 'title', null]], future: [[9, 'title', null]] };
      expect(unpackHistory(odd, doc)).toEqual({ past: [], doc, future: [] });
    }
  });
});
