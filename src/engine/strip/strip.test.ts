import { describe, expect, it } from 'vitest';
import { SOURCE_CHARACTERS, strip } from './strip';

const one = (source: string) => strip({ source, role: 'default' });
const shared = (source: string) => strip({ source, role: 'shared' });
const js = (source: string) => {
  const result = one(source);
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.js;
};
const faults = (source: string) => {
  const result = one(source);
  return result.ok ? [] : result.faults;
};

describe('strip', () => {
  it('blanks types and keeps every position', () => {
    const source = 'interface A {\n  x: number;\n}\nexport default (a: A, b?: string): number =>\n  a.x! + (b as unknown as number);\n';
    const text = js(source);
    expect(text.length).toBe(source.length);
    expect(text.split('\n').map((line) => line.length)).toEqual(source.split('\n').map((line) => line.length));
    expect(text.indexOf('a.x')).toBe(source.indexOf('a.x'));
    expect(text).not.toMatch(/number|interface/);
  });

  it('tells where each import stands', () => {
    const source = 'import { Send } from \'@langchain/langgraph\';\nimport { K } from "./shared";\nexport default () => new Send(K, {});';
    const result = one(source);
    if (!result.ok) throw new Error('refused');
    expect(result.imports.map(({ start, end }) => source.slice(start, end))).toEqual(['@langchain/langgraph', './shared']);
    expect(result.imports.map(({ specifier }) => specifier)).toEqual(['@langchain/langgraph', './shared']);
  });

  it('lets imports vanish that only types use', () => {
    const source = [
      "import type { A } from '@langchain/langgraph';",
      "import { type B } from '@langchain/langgraph';",
      "import { LangGraphRunnableConfig, Send, StateType } from '@langchain/langgraph';",
      "import { BaseMessage as Message } from '@langchain/core/messages';",
      "import * as types from './shared';",
      'export default (s: A & B & Message & types.T, c: LangGraphRunnableConfig<StateType>) => new Send("x", { Message: 1, y: c.types });',
    ].join('\n');
    const result = one(source);
    if (!result.ok) throw new Error('refused');
    expect(result.imports).toHaveLength(1);
    expect(result.js).toMatch(/import \{ +Send, +\} from/);
    expect(result.js).not.toContain('core/messages');
    expect(result.js).not.toContain('./shared');
    expect(result.js.length).toBe(source.length);
  });

  it('keeps an import that a value uses in any way', () => {
    for (const use of ['use(A)', '({ A })', 'class B extends A {}', 'new A()', 'typeof A', '`${A}`', 'x[A]', '[...A]']) {
      const result = one(`import { A } from './shared';\nconst y = ${use};\nexport default y;`);
      expect([use, result.ok && result.imports.length]).toEqual([use, 1]);
    }
  });

  it('keeps a bare import, which is there for its effect', () => {
    const result = one("import './shared';\nexport default 1;");
    expect(result.ok && result.imports.map(({ specifier }) => specifier)).toEqual(['./shared']);
  });

  it('reports syntax with line and column', () => {
    expect(faults('export default (a) => {\n  return a +;\n}')).toEqual([
      { code: 'sourceSyntax', at: { line: 2, column: 13 }, params: { message: 'Expression expected.' } },
    ]);
  });

  it.each([
    ['enum E { A }', 'enum'],
    ['namespace N { export const a = 1 }', 'namespace'],
    ['class C { constructor(public a: number) {} }', 'constructor(public name)'],
    ['const x = <number>y;', '<T>value'],
    ['import fs = N.x;', 'import name ='],
  ])('names what is more than types: %s', (source, what) => {
    expect(faults(`${source}\nexport default 1;`)).toEqual([expect.objectContaining({ code: 'sourceNotErasable', params: { what } })]);
  });

  it.each([
    'export default 1;',
    'export default function (a: number) { return a }',
    'export default async (a) => a;',
    'export default class {}',
    'const a = 1;\nexport { a as default };',
    'function f(a: string): void;\nfunction f(a: any) {}\nexport { f as default }',
    'export default function f(a: string): void;\nexport default function f(a: any) {}',
  ])('accepts %s as a default export', (source) => {
    expect(faults(source)).toEqual([]);
  });

  it.each(['const a = 1;', '', 'export const a = 1;', 'export default interface A {}', 'export type { A as default };\ninterface A {}'])(
    'misses a default export in %j',
    (source) => {
      expect(faults(source).map(({ code }) => code)).toEqual(['sourceWithoutDefaultExport']);
    },
  );

  it('refuses a second default export', () => {
    expect(faults('export default 1;\nexport default 2;')).toEqual([
      expect.objectContaining({ code: 'sourceSyntax', at: { line: 2, column: 1 } }),
    ]);
  });

  it('refuses other imports, at their specifier, even from an export', () => {
    expect(faults("import x from 'lodash';\nexport default x;")).toEqual([
      { code: 'importNotAllowed', at: { line: 1, column: 16 }, params: { specifier: 'lodash' } },
    ]);
    expect(faults("export { x } from 'https://esm.sh/x';\nexport default 1;").map(({ code }) => code)).toEqual(['importNotAllowed']);
    expect(faults("import { x } from 'lodash';\nexport default 1;").map(({ code }) => code)).toEqual(['importNotAllowed']);
  });

  it('refuses imports at run time, at the call', () => {
    expect(faults("export default async () => {\n  const m = await import('zod');\n}")).toEqual([
      { code: 'importDynamic', at: { line: 2, column: 19 }, params: {} },
    ]);
  });

  it('lets the shared module export names only, and not import itself', () => {
    expect(shared("import { z } from 'zod';\nexport const A = z.string();").ok).toBe(true);
    const result = shared("import { A } from './shared';\nexport const B = A;");
    expect(result.ok ? [] : result.faults.map(({ code }) => code)).toEqual(['sharedImportsItself']);
  });

  it('refuses what is too long without reading it', () => {
    expect(faults('('.repeat(SOURCE_CHARACTERS + 1))).toEqual([
      { code: 'sourceTooLong', at: { line: 1, column: 1 }, params: { length: SOURCE_CHARACTERS + 1, limit: SOURCE_CHARACTERS } },
    ]);
  });

  it('answers every nesting with a result', () => {
    for (const source of ['('.repeat(100_000), '['.repeat(30_000), `${'1+'.repeat(20_000)}1`]) {
      expect(faults(source).length).toBeGreaterThan(0);
    }
  });
});
