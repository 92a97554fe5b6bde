import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDocument, anyEdit } from '../document.arbitrary';
import { emptyDocument } from '../emptyDocument';
import { equalJson } from '../equalJson';
import { readDocument } from '../read/readDocument';
import { toJson } from '../toJson';
import { setInputFields, setOutputFields } from './schemas';
import { clear } from './settings';

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

describe('laws of every edit', () => {
  test('a document stays readable, and reads back equal', () => {
    fc.assert(
      fc.property(anyDocument, (doc) => {
        const read = readDocument(JSON.parse(toJson(doc)));
        expect(read).toEqual({ ok: true, doc });
      }),
      { numRuns: 500 },
    );
  });

  test('edits change nothing in place, and give the same object when they change nothing', () => {
    fc.assert(
      fc.property(anyDocument, anyEdit, (doc, edit) => {
        const before = toJson(doc);
        const after = edit(deepFreeze(doc));
        expect(toJson(doc)).toBe(before);
        expect(equalJson(after, doc)).toBe(after === doc);
        expect(edit(deepFreeze(doc))).toEqual(after);
      }),
      { numRuns: 2000 },
    );
  });

  test('ids of fields, nodes and edges are unique', () => {
    fc.assert(
      fc.property(anyDocument, ({ graph }) => {
        for (const list of [graph.fields, graph.nodes, [...graph.edges, ...graph.joins, ...graph.routers]]) {
          expect(new Set(list.map((one) => one.id)).size).toBe(list.length);
        }
      }),
    );
  });

  test('an empty document is readable', () => {
    expect(readDocument(JSON.parse(toJson(emptyDocument()))).ok).toBe(true);
  });
});

test('clearing takes the schemas along, since they name fields', () => {
  const doc = setOutputFields(setInputFields(emptyDocument(), ['f1']), ['f1']);
  expect(clear(doc).graph).not.toHaveProperty('input');
  expect(clear(doc).graph).not.toHaveProperty('output');
});
