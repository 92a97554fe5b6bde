import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TypeKind } from '~/core/document';
import { suits } from '~/core/document';
import type { Value } from '~/core/value';
import type { PureBuiltIn } from './builtInReducer';
import { builtInReducer } from './builtInReducer';
import { pythonReducer } from './pythonReducer';

/**
 * What CPython made of the Python twins, kept beside this file: a line of pairs, then a line a reducer with an answer for each.
 * After a change of the twins or of the cases, run this test with PYTHON=python3 to ask again.
 */
interface Truth {
  readonly name: PureBuiltIn;
  readonly twins: readonly string[];
  readonly answers: readonly Answer[];
}

type Pair = readonly [existing: Value, update: Value];
type Answer = { readonly result: Value } | { readonly error: string };

const KEEP = 3;
const FILE = fileURLToPath(new URL('./pythonTruth.jsonl', import.meta.url));

const names = suits({ kind: 'any', of: 'any' }).filter((name): name is PureBuiltIn => name !== 'addMessages');

const samples: readonly Value[] = [
  null,
  true,
  0,
  0.25,
  '',
  'abc',
  '\u{1f600}\uffff',
  [],
  ['a'],
  [1, true, 'x'],
  [[1], [1, 2]],
  [{ a: 1 }, { a: 1 }, null],
  {},
  { a: 1, b: [2] },
  { $: 'set', v: [] },
  { $: 'set', v: [1, 'a'] },
  { $: 'set', v: [1] },
];

/** A set is merged by another expression than what else a union takes. */
function kindOf(existing: Value): TypeKind {
  return isSet(existing) ? 'set' : 'any';
}

function twinsOf(name: PureBuiltIn): readonly string[] {
  return (['any', 'set'] as const).map((kind) => {
    const { code, expression } = pythonReducer(name, kind, KEEP);
    return code + expression;
  });
}

function askPython(name: PureBuiltIn, pairs: readonly Pair[]): Truth {
  const input = pairs.map(([existing, update]) => {
    const { code, expression } = pythonReducer(name, kindOf(existing), KEEP);
    return JSON.stringify([code, expression, existing, update]);
  });
  const script = fileURLToPath(new URL('./pythonTruth.py', import.meta.url));
  const output = execFileSync(process.env['PYTHON'] ?? 'python3', [script], { input: input.join('\n'), encoding: 'utf8' });
  const answers: Answer[] = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { name, twins: twinsOf(name), answers };
}

function anyValue(depth: number): fc.Arbitrary<Value> {
  const scalar = fc.oneof(
    fc.constant(null),
    fc.boolean(),
    fc.integer({ min: -3, max: 3 }),
    fc.constantFrom(0.25, -1.75),
    fc.constantFrom('', 'a', 'b', 'é', '甲乙丙丁'),
  );
  if (depth === 0) return scalar;
  const inner = anyValue(depth - 1);
  return fc.oneof(
    scalar,
    fc.array(inner, { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), inner, { noNullPrototype: true }),
    fc.uniqueArray(fc.constantFrom('a', 'b', 2, 3, 4), { maxLength: 3 }).map((v): Value => ({ $: 'set', v })),
  );
}

function isSet(value: unknown): value is { readonly v: readonly Value[] } {
  return typeof value === 'object' && value !== null && '$' in value && value.$ === 'set';
}

function alive(value: Value): unknown {
  if (isSet(value)) return new Set(value.v.map(alive));
  if (Array.isArray(value)) return value.map(alive);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]: [string, Value]) => [key, alive(item)]));
}

/** Sets in one order, whichever way they were built. */
function written(value: unknown): unknown {
  if (value instanceof Set) return { $: 'set', v: [...value].map((item) => JSON.stringify(item)).sort() };
  if (isSet(value)) return { $: 'set', v: value.v.map((item) => JSON.stringify(item)).sort() };
  if (Array.isArray(value)) return value.map(written);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, written(item)]));
}

function readTruth(): { readonly pairs: readonly Pair[]; readonly truths: readonly Truth[] } {
  const [first = '', ...rest] = readFileSync(FILE, 'utf8').trim().split('\n');
  return { pairs: JSON.parse(first), truths: rest.map((line) => JSON.parse(line)) };
}

function askAnew(): void {
  const pairs: readonly Pair[] = [
    ...samples.flatMap((existing) => samples.map((update): Pair => [existing, update])),
    ...fc.sample(fc.tuple(anyValue(2), anyValue(2)), { numRuns: 40, seed: 20 }),
  ];
  const lines = [pairs, ...names.map((name) => askPython(name, pairs))];
  writeFileSync(FILE, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

if (process.env['PYTHON'] !== undefined) askAnew();
const { pairs, truths } = readTruth();

test('every built-in is recorded', () => {
  expect(truths.map((truth) => truth.name)).toEqual(names);
});

describe.each(truths)('$name', ({ name, twins, answers }) => {
  test('is recorded from the twins that are shown', () => {
    expect(twins).toEqual(twinsOf(name));
    expect(answers).toHaveLength(pairs.length);
    expect(answers.length).toBeGreaterThan(250);
  });

  test('gives what Python gives, and refuses what it refuses in its words', () => {
    const reducer = builtInReducer(name, KEEP);
    const found = pairs.map(([existing, update]) => ({
      existing,
      update,
      answer: answerOf(() => reducer(alive(existing), alive(update)), name),
    }));
    const expected = pairs.map(([existing, update], index) => ({
      existing,
      update,
      answer: asBag(answers[index] ?? { error: '' }, name),
    }));
    expect(found).toEqual(expected);
  });
});

function answerOf(run: () => unknown, name: PureBuiltIn): unknown {
  try {
    return asBag({ result: run() }, name);
  } catch (error) {
    return { error: error instanceof TypeError ? error.message : `not a TypeError: ${String(error)}` };
  }
}

/** Python promises no order of a union. */
function asBag(answer: { readonly result: unknown } | { readonly error: string }, name: PureBuiltIn): unknown {
  if (!('result' in answer)) return answer;
  const result = written(answer.result);
  return { result: name === 'union' && Array.isArray(result) ? result.map((item) => JSON.stringify(item)).sort() : result };
}
