import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDocument } from '../document.arbitrary';
import { edge, node, router, withGraph } from '../document.samples';
import type { PlaygroundDoc } from '../document';
import { END, START } from '../document';
import { addExpectation } from '../edit/settings';
import { emptyDocument } from '../emptyDocument';
import { KEPT_LIMITS } from '../limits';
import { toJson } from '../toJson';
import { readDocument } from './readDocument';
import type { ReadProblemCode } from './reading';

function problemsOf(json: unknown): readonly (readonly [ReadProblemCode, string])[] {
  const result = readDocument(json);
  return result.ok ? [] : result.problems.map(({ code, path }) => [code, path] as const);
}

const sound: PlaygroundDoc = addExpectation(
  withGraph({
    nodes: [node('a', { ends: [END] }), node('b')],
    edges: [edge(START, 'a'), edge('a', 'b')],
    joins: [{ id: 'j', sources: ['a'], target: 'b' }],
    routers: [router('b', ['a', END])],
    turns: [
      { kind: 'input', source: '' },
      { kind: 'update', asNode: 'a', source: '' },
    ],
  }),
  { kind: 'value', field: 'f1', at: 'end', value: { $: 'set', v: [1] }, order: 'any' },
);

/** The sound document's JSON with the value at a path replaced, or (undefined) taken out. */
function with_(path: string, value: unknown): unknown {
  const json = JSON.parse(toJson(sound));
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((at: { [key: string]: unknown }, key) => at[key] as { [key: string]: unknown }, json);
  if (value === undefined) delete parent[last];
  else Object.defineProperty(parent, last, { value, enumerable: true, configurable: true, writable: true });
  return json;
}

test('a sound document is read into fresh objects', () => {
  const json = JSON.parse(toJson(sound));
  const result = readDocument(json);
  expect(result).toEqual({ ok: true, doc: sound });
  const parts = (value: unknown): unknown[] =>
    typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(parts)] : [];
  const theirs = new Set(parts(json));
  expect(parts(result).filter((part) => theirs.has(part))).toEqual([]);
});

describe('refuses, and says where', () => {
  test.each<readonly [ReadProblemCode, string, string, unknown]>([
    ['missing', 'title', 'title', undefined],
    ['missing', 'graph.nodes[0].source', 'graph.nodes.0.source', undefined],
    ['unknownKey', 'extra', 'extra', 1],
    ['unknownKey', 'graph.nodes[1].constructor', 'graph.nodes.1.constructor', 1],
    ['unknownKey', 'graph.__proto__', 'graph.__proto__', { polluted: true }],
    ['unknownKey', 'graph.fields[0].merge["a b"]', 'graph.fields.0.merge.a b', 1],
    ['badId', 'layout.nodes.__proto__', 'layout.nodes.__proto__', { x: 0, y: 0 }],
    ['badId', 'graph.nodes[0].id', 'graph.nodes.0.id', 'a b'],
    ['badId', 'graph.nodes[0].id', 'graph.nodes.0.id', 'x'.repeat(65)],
    ['badId', 'graph.nodes[0].id', 'graph.nodes.0.id', '__start__'],
    ['badId', 'graph.nodes[0].id', 'graph.nodes.0.id', 'toString'],
    ['notText', 'graph.nodes[0].name', 'graph.nodes.0.name', 5],
    ['tooLong', 'graph.nodes[0].name', 'graph.nodes.0.name', 'x'.repeat(101)],
    ['tooLong', 'graph.shared', 'graph.shared', 'x'.repeat(200_001)],
    ['tooLong', 'title', 'title', 'x'.repeat(201)],
    ['notABoolean', 'graph.nodes[0].defer', 'graph.nodes.0.defer', 'yes'],
    ['notAList', 'graph.nodes', 'graph.nodes', { length: 0 }],
    ['notAnObject', 'graph', 'graph', []],
    ['notAnObject', 'graph.fields[0]', 'graph.fields.0', null],
    ['notAChoice', 'graph.fields[0].type.kind', 'graph.fields.0.type.kind', 'tuple'],
    ['notAChoice', 'graph.fields[0].merge.kind', 'graph.fields.0.merge.kind', 'constructor'],
    ['notAChoice', 'graph.turns[0].kind', 'graph.turns.0.kind', undefined],
    ['outOfRange', 'graph.recursionLimit', 'graph.recursionLimit', 0],
    ['notANumber', 'graph.recursionLimit', 'graph.recursionLimit', 1.5],
    ['notANumber', 'graph.recursionLimit', 'graph.recursionLimit', Number.NaN],
    ['outOfRange', 'graph.seed', 'graph.seed', 2 ** 32],
    ['outOfRange', 'graph.seed', 'graph.seed', -1],
    ['notANumber', 'layout.nodes.a.x', 'layout.nodes', { a: { x: Number.POSITIVE_INFINITY, y: 0 } }],
    ['outOfRange', 'graph.fields[0].merge.keep', 'graph.fields.0.merge.keep', 0],
    ['notAValue', 'expectations[0].value', 'expectations.0.value', { $: 'unheard of' }],
    ['outOfRange', 'expectations[0].at.turn', 'expectations.0.at', { turn: 0, superstep: 0 }],
    ['twice', 'graph.nodes[1].id', 'graph.nodes.1.id', 'a'],
    ['twice', 'graph.joins[0].id', 'graph.joins.0.id', '__start__-a'],
    ['twice', 'graph.routers[0].targets[1]', 'graph.routers.0.targets', ['a', 'a']],
    ['unknownRef', 'graph.edges[0].source', 'graph.edges.0.source', 'gone'],
    ['unknownRef', 'graph.edges[0].target', 'graph.edges.0.target', 'gone'],
    ['unknownRef', 'graph.joins[0].sources[0]', 'graph.joins.0.sources', ['gone']],
    ['badId', 'graph.joins[0].sources[0]', 'graph.joins.0.sources', [START]],
    ['unknownRef', 'graph.routers[0].targets[1]', 'graph.routers.0.targets', ['a', 'gone']],
    ['unknownRef', 'graph.nodes[0].ends[0]', 'graph.nodes.0.ends', ['gone']],
    ['unknownRef', 'graph.turns[1].asNode', 'graph.turns.1.asNode', 'gone'],
    ['unknownRef', 'layout.nodes.gone', 'layout.nodes', { gone: { x: 0, y: 0 } }],
    ['unknownRef', 'expectations[0].field', 'expectations.0.field', 'f9'],
    ['missing', 'version', 'version', undefined],
    ['notANumber', 'version', 'version', '1'],
    ['notANumber', 'version', 'version', 0],
    ['notANumber', 'version', 'version', 1.5],
  ])('%s at %s', (code, path, at, value) => {
    expect(problemsOf(with_(at, value))).toContainEqual([code, path]);
  });

  test.each([null, 5, 'text', [], [1], true, undefined])('%j, which is no object', (json) => {
    expect(problemsOf(json)).toEqual([['notAnObject', '']]);
  });

  test('a key that JSON.parse made out of __proto__', () => {
    const json = JSON.parse(toJson(sound).replace('{"version"', '{"__proto__":{"title":"x"},"version"'));
    expect(problemsOf(json)).toEqual([['unknownKey', '__proto__']]);
  });

  test('too much in all, though each part is small enough', () => {
    const nodes = Array.from({ length: 3 }, (_none, index) => node(`n${index}`, { source: ' '.repeat(100_000) }));
    const json = JSON.parse(toJson(withGraph({ nodes })));
    expect(problemsOf(json)).toEqual([['tooLong', 'graph']]);
    expect(readDocument(json, KEPT_LIMITS).ok).toBe(true);
    const edges = Array.from({ length: 2500 }, (_none, index) => ({ ...edge(START, END), id: `e${index}` }));
    const joins = Array.from({ length: 2500 }, (_none, index) => ({ id: `j${index}`, sources: [], target: END }));
    expect(problemsOf(JSON.parse(toJson(withGraph({ edges, joins }))))).toEqual([['tooMany', 'graph.edges']]);
    const value = Array.from({ length: 30_000 }, () => 1);
    expect(problemsOf(with_('expectations.0.value', value))).toEqual([['tooMany', 'expectations']]);
  });

  test('too many nodes, without looking at them', () => {
    expect(
      problemsOf(
        with_(
          'graph.nodes',
          Array.from({ length: 1001 }, () => 'x'),
        ),
      ),
    ).toContainEqual(['tooMany', 'graph.nodes']);
  });

  test('no more than twenty things at once', () => {
    expect(
      problemsOf(
        with_(
          'graph.fields',
          Array.from({ length: 100 }, () => null),
        ),
      ),
    ).toHaveLength(20);
  });

  test('expected values that are too deep', () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 5000; depth++) deep = [deep];
    expect(problemsOf(with_('expectations.0.value', deep))).toEqual([['notAValue', 'expectations[0].value']]);
  });
});

test('a newer document is told from a broken one', () => {
  expect(readDocument(with_('version', 3))).toEqual({
    ok: false,
    newer: true,
    problems: [{ code: 'newer', path: 'version', params: { found: 3, known: 2 } }],
  });
  expect(readDocument(with_('title', 5))).toMatchObject({ ok: false, newer: false });
});

test('any damage to any part is refused or leaves a sound document', () => {
  fc.assert(
    fc.property(anyDocument, fc.nat(), fc.jsonValue({ maxDepth: 2 }), (doc, where, damage) => {
      const json: unknown = JSON.parse(toJson(doc));
      const places: (() => void)[] = [];
      const visit = (value: unknown) => {
        if (typeof value !== 'object' || value === null) return;
        for (const key of Object.keys(value)) {
          places.push(() => Reflect.set(value, key, damage));
          visit(Reflect.get(value, key));
        }
      };
      visit(json);
      places[where % places.length]?.();
      const result = readDocument(json);
      expect(result.ok ? readDocument(JSON.parse(toJson(result.doc))) : result.problems.length > 0).toEqual(result.ok ? result : true);
    }),
    { numRuns: 500 },
  );
});

test('equal documents give equal text, however their keys were ordered', () => {
  const shuffled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shuffled);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, part]) => [key, shuffled(part)]),
    );
  };
  fc.assert(
    fc.property(anyDocument, (doc) => {
      const same = { ...(shuffled(doc) as PlaygroundDoc), expectations: doc.expectations };
      expect(toJson(same)).toBe(toJson(doc));
    }),
  );
  expect(toJson(emptyDocument()).startsWith('{"version":2,"title":""')).toBe(true);
});
