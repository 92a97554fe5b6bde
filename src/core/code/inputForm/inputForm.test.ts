import fc from 'fast-check';
import { transformWithOxc } from 'vite';
import { describe, expect, test } from 'vitest';
import { givenAs, textAs } from './givenAs';
import type { InputEntry, InputForm } from './readInput';
import { readInput } from './readInput';
import { isExpression, withEntry, writeInput } from './writeInput';

const given = (name: string, text: string): InputEntry => ({ name, how: 'given', text });
const set = (name: string, text: string): InputEntry => ({ name, how: 'overwrite', text });
const object = (...entries: InputEntry[]): InputForm => ({ kind: 'object', entries });
const IMPORT = "import { Overwrite } from '@langchain/langgraph';\n";

describe('reads', () => {
  test.each<readonly [string, string, InputForm]>([
    ['nothing given', 'export default {};\n', object()],
    ['null', 'export default null', { kind: 'null' }],
    ['parentheses', 'export default ({ a: 1 })', object(given('a', '1'))],
    ['a bare string', "export default { messages: 'hi' };", object(given('messages', "'hi'"))],
    [
      'nesting and a last comma',
      "export default { a: [1, { b: 'x, y' }], c: f(1, 2), };",
      object(given('a', "[1, { b: 'x, y' }]"), given('c', 'f(1, 2)')),
    ],
    [
      'templates',
      'export default { a: `x ${[1, 2].map((n) => `}${n},`)} y`, b: 1 };',
      object(given('a', '`x ${[1, 2].map((n) => `}${n},`)} y`'), given('b', '1')),
    ],
    [
      'comments inside a value',
      "export default { a: /* , } */ 'x' /* , */, b: 2 };",
      object(given('a', "/* , } */ 'x' /* , */"), given('b', '2')),
    ],
    ['regular expressions', 'export default { a: /[,}/]/g, b: 4 / 2 / 1 };', object(given('a', '/[,}/]/g'), given('b', '4 / 2 / 1'))],
    [
      'type arguments',
      'export default { a: new Map<string, number>([]), b: 1 < 2, c: 3 > (4) };',
      object(given('a', 'new Map<string, number>([])'), given('b', '1 < 2'), given('c', '3 > (4)')),
    ],
    [
      'quoted and strange names',
      'export default { "a b": 1, \'c\': 2, ["__proto__"]: 3, 甲: 4, 5: 6 };',
      object(given('a b', '1'), given('c', '2'), given('__proto__', '3'), given('甲', '4'), given('5', '6')),
    ],
    ['an Overwrite', `${IMPORT}\nexport default { a: new Overwrite([1, 2]) };`, object(set('a', '[1, 2]'))],
    [
      'an Overwrite beside others',
      "import { Send, Overwrite } from '@langchain/langgraph';\nexport default { a: new Overwrite(1) };",
      object(set('a', '1')),
    ],
    ['an Overwrite of one’s own', 'class Overwrite {}\nexport default { a: new Overwrite(1) };', object(given('a', 'new Overwrite(1)'))],
    [
      'an Overwrite in an import that is a comment',
      `// ${IMPORT}export default { a: new Overwrite(1) };`,
      object(given('a', 'new Overwrite(1)')),
    ],
    ['an Overwrite that goes on', `${IMPORT}export default { a: new Overwrite(1).value };`, object(given('a', 'new Overwrite(1).value'))],
    ['an Overwrite of two things', `${IMPORT}export default { a: new Overwrite(1, 2) };`, object(given('a', 'new Overwrite(1, 2)'))],
    [
      'counting before a division',
      'let x = 4;\nexport default { a: x++ / 2, b: x-- / 2, c: 1 };',
      object(given('a', 'x++ / 2'), given('b', 'x-- / 2'), given('c', '1')),
    ],
    ['code before', 'const x = { y: 1 };\nexport default { a: x };', object(given('a', 'x'))],
  ])('%s', (_what, source, form) => {
    expect(readInput(source)).toEqual(form);
  });
});

test.each<readonly [string, string]>([
  ['a computed key', 'export default { [name]: 1 };'],
  ['a spread', 'export default { ...x };'],
  ['a shorthand', 'export default { x };'],
  ['a method', 'export default { x() { return 1; } };'],
  ['a getter', 'export default { get x() { return 1; } };'],
  ['a prototype', 'export default { __proto__: null };'],
  ['one name twice', 'export default { a: 1, a: 2 };'],
  ['a comment between', 'export default { a: 1, /* why */ b: 2 };'],
  ['a comment at the end of a line', 'export default { a: 1 // why\n, b: 2 };'],
  ['a comment after the last comma', 'export default { a: 1, // why\n};'],
  ['a comment alone', 'export default { /* nothing */ };'],
  ['a type after', 'export default { a: 1 } satisfies object;'],
  ['a function', 'export default () => ({ a: 1 });'],
  ['a message', "export default 'hi';"],
  ['a list', 'export default [{ a: 1 }];'],
  ['code after', 'export default { a: 1 };\nconsole.log(1);'],
  ['two exports', 'export const x = 1;\nexport default { a: 1 };'],
  ['no export', '({ a: 1 })'],
  ['what does not end', "export default { a: 'x };"],
  ['brackets that do not match', 'export default { a: [1) };'],
  ['nothing', ''],
])('%s stays code, and is not touched by writing code', (_what, source) => {
  expect(readInput(source)).toEqual({ kind: 'code' });
  expect(writeInput(source, { kind: 'code' })).toBe(source);
});

describe('writes', () => {
  test('only the value: what stands around it stays', () => {
    const source = "import { HumanMessage } from '@langchain/core/messages';\n\n// A greeting.\nexport default ({ a: 1 }); // end\n";
    expect(writeInput(source, object(given('messages', "[new HumanMessage('hi')]")))).toBe(
      "import { HumanMessage } from '@langchain/core/messages';\n\n// A greeting.\nexport default ({ messages: [new HumanMessage('hi')] }); // end\n",
    );
  });

  test('the import of Overwrite with the first Overwrite, and takes it away with the last', () => {
    const plain = 'export default { a: 1 };\n';
    const overwritten = writeInput(plain, object(set('a', '1')));
    expect(overwritten).toBe(`${IMPORT}\nexport default { a: new Overwrite(1) };\n`);
    expect(writeInput(overwritten ?? '', object(given('a', '1')))).toBe(plain);
  });

  test('no second import, and keeps one that is used elsewhere', () => {
    const source = "import { Overwrite, Send } from '@langchain/langgraph';\nexport default { a: 1 };\n";
    expect(writeInput(source, object(set('a', '1')))).toBe(source.replace('a: 1', 'a: new Overwrite(1)'));
    const used = `${IMPORT}const reset = new Overwrite(0);\nexport default { a: reset, b: new Overwrite(1) };\n`;
    expect(writeInput(used, object(given('a', 'reset')))).toBe(`${IMPORT}const reset = new Overwrite(0);\nexport default { a: reset };\n`);
  });

  test('null and nothing', () => {
    expect(writeInput('export default { a: 1 };', { kind: 'null' })).toBe('export default null;');
    expect(writeInput('export default null;', object())).toBe('export default {};');
  });

  test('long values on lines of their own', () => {
    const long = `'${'x'.repeat(90)}'`;
    expect(writeInput('export default {};', object(given('a', long), given('b c', '1')))).toBe(
      `export default {\n  a: ${long},\n  "b c": 1,\n};`,
    );
  });

  test('anew over code', () => {
    expect(writeInput('export default () => 1;', object(given('a', '1')))).toBe('export default { a: 1 };\n');
  });

  test.each(['', '  ', '[', ')', "'x", '`x${', '1, 2', '...x', '1; 2', '1 // x', '/x', '// x', '{ a: 1', 'x}, y: {'])(
    'nothing for %j, which is no expression',
    (text) => {
      expect(isExpression(text)).toBe(false);
      expect(writeInput('export default {};', object(given('a', text)))).toBe(undefined);
    },
  );
});

test('gives, overwrites and takes away one field', () => {
  const one = withEntry(object(given('a', '1'), given('b', '2')), 'a', { how: 'overwrite', text: '3' });
  expect(one).toEqual(object(set('a', '3'), given('b', '2')));
  expect(withEntry(one, 'a', null)).toEqual(object(given('b', '2')));
  expect(withEntry({ kind: 'null' }, 'c', { how: 'given', text: '1' })).toEqual(object(given('c', '1')));
});

describe('laws', () => {
  const { expression } = fc.letrec<{ expression: string; atom: string }>((tie) => ({
    atom: fc.oneof(
      fc.integer().map((number) => `(${number})`),
      fc.string({ maxLength: 8 }).map((text) => JSON.stringify(text)),
      fc.constantFrom(
        "'it\\'s, {'",
        '`a ${1}, ${`}`}`',
        '/[/,}]+\\//g',
        '/* , */ 1',
        '1 /* } */',
        'null',
        'true',
        '4 / 2',
        'new Map<string, number>([])',
        '.5',
        '0n',
      ),
    ),
    expression: fc.oneof(
      { maxDepth: 3 },
      tie('atom'),
      fc.array(tie('expression'), { maxLength: 3 }).map((items) => `[${items.join(', ')}]`),
      fc
        .array(tie('expression'), { maxLength: 3 })
        .map((items) => `{ ${items.map((item, index) => `k${index}: ${item}`).join(',\n // , {\n')} }`),
      tie('expression').map((item) => `((x, y) => { return ${item}; })(1, 2)`),
      fc.tuple(tie('expression'), tie('expression')).map(([left, right]) => `(${left}) < (${right})`),
    ),
  }));
  const anyForm: fc.Arbitrary<InputForm> = fc.oneof(
    fc.constant<InputForm>({ kind: 'null' }),
    fc
      .uniqueArray(
        fc.record({
          name: fc.oneof(fc.constantFrom('log', 'a b', '__proto__', '甲', '5', '', "it's", 'class', '#x'), fc.string({ maxLength: 6 })),
          how: fc.constantFrom('given' as const, 'overwrite' as const),
          text: expression,
        }),
        { selector: (entry) => entry.name, maxLength: 4 },
      )
      .map((entries): InputForm => ({ kind: 'object', entries })),
  );
  const around = fc.constantFrom(
    ['', ';\n'],
    ['// { "a": 1 }\n', ''],
    ["import { HumanMessage } from '@langchain/core/messages';\n\n", '; /* end */\n'],
    ["import { Overwrite as Reset, Overwrite } from '@langchain/langgraph';\nconst re = /export default {/;\n", ';'],
  );

  test('what is written is read back, and compiles', async () => {
    await fc.assert(
      fc.asyncProperty(around, anyForm, anyForm, async ([before, after], first, second) => {
        const source = `${before}export default {}${after}`;
        for (const form of [first, second]) {
          const written = writeInput(source, form);
          expect(readInput(written ?? '')).toEqual(form);
          await transformWithOxc(written ?? '', 'turn.ts', { sourcemap: false });
        }
        const twice = writeInput(writeInput(source, first) ?? '', second) ?? '';
        expect(readInput(twice)).toEqual(second);
        await transformWithOxc(twice, 'turn.ts', { sourcemap: false });
      }),
      { numRuns: 300 },
    );
  });

  test('a form that changes nothing changes nothing', () => {
    fc.assert(
      fc.property(around, anyForm, ([before, after], form) => {
        const source = writeInput(`${before}export default {}${after}`, form) ?? '';
        expect(writeInput(source, readInput(source))).toBe(source);
      }),
    );
  });

  test('any text at all is read without an error', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc
            .array(fc.constantFrom('{', '}', '(', ')', "'", '`', '/', '*', ',', ':', 'a', 'export default ', '\n', '${', '<', '>', 'null'))
            .map((parts) => parts.join('')),
        ),
        (text) => {
          const form = readInput(text);
          expect(writeInput(text, form)).toBe(text);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('null, undefined and a key that is left out', () => {
  test('are told apart in a source, and written apart', () => {
    const source = 'export default { a: null, b: undefined };\n';
    const form = readInput(source);
    expect(form.kind === 'object' && form.entries.map(({ name, text }) => [name, givenAs(text)])).toEqual([
      ['a', 'null'],
      ['b', 'undefined'],
    ]);
    const swapped = withEntry(withEntry(withEntry(form, 'a', null), 'b', { how: 'given', text: 'null' }), 'c', {
      how: 'given',
      text: 'undefined',
    });
    expect(writeInput(source, swapped)).toBe('export default { b: null, c: undefined };\n');
  });

  test('a choice keeps a value that is there, and begins with one where there is none', () => {
    expect(['null', 'undefined', "'x'", ''].map((text) => textAs('value', text, '1'))).toEqual(['1', '1', "'x'", '1']);
    expect(textAs('undefined', "'x'", '1')).toBe('undefined');
    expect([' null ', 'undefined', 'nullable', '[null]'].map(givenAs)).toEqual(['null', 'undefined', 'value', 'value']);
  });
});
