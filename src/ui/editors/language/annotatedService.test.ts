import { libFileMap } from 'monaco-editor/languages/features/typescript/lib/lib.js';
import { typescript } from 'monaco-editor/languages/features/typescript/lib/typescriptServices.js';
import { describe, expect, it } from 'vitest';
import { emptyDocument, END, type FieldType, type GraphSpec, makeReady, READY_NODES, usualMerge } from '~/core/document';
import { annotatedService } from './annotatedService';
import type { Diagnostic } from './compiler';
import { COMPILER_OPTIONS } from './compilerOptions';
import { PACKAGES } from './packages';
import { shapeDeclarations } from './shapeDeclarations';
import { SHAPES_URI, uriOf } from './sources';

const list: FieldType = { kind: 'list', of: 'str' };
const graph: GraphSpec = {
  ...emptyDocument().graph,
  fields: [
    { id: 'log', name: 'log', type: list, merge: { kind: 'own', source: '', start: { kind: 'zero' } } },
    { id: 'status', name: 'the status', type: { kind: 'str', of: 'any' }, merge: { kind: 'plain' } },
    { id: 'm', name: 'messages', type: { kind: 'messages', of: 'any' }, merge: usualMerge({ kind: 'messages', of: 'any' }) },
  ],
  nodes: [
    { id: 'a', name: 'a', source: '', defer: false, ends: ['b', END] },
    { id: 'b', name: 'b"', source: '', defer: false, ends: [] },
  ],
  routers: [{ id: 'r', name: 'r', source: 'a', targets: ['a', 'b'], code: '' }],
};
const SHAPES = shapeDeclarations(graph);
const shapeKeys = [...SHAPES.matchAll(/^ {4}"(\w+:\w+)":/gm)].map(([, key = '']) => key);

const files = new Map<string, { text: string; version: number }>();
const write = (uri: string, text: string) => files.set(uri, { text, version: (files.get(uri)?.version ?? 0) + 1 });
for (const [uri, text] of Object.entries({ ...PACKAGES, ...libFileMap })) write(uri, text);
write(SHAPES_URI, SHAPES);
let options = COMPILER_OPTIONS;
const read = (name: string) => files.get(name)?.text;
const { service, semanticDiagnostics } = annotatedService(
  typescript,
  {
    getCompilationSettings: () => options,
    getScriptFileNames: () => [...files.keys()].filter((name) => name.startsWith('file:')),
    getScriptVersion: (name: string) => String(files.get(name)?.version ?? ''),
    getCurrentDirectory: () => '',
    getDefaultLibFileName: () => 'lib.es2023.d.ts',
    useCaseSensitiveFileNames: () => true,
    fileExists: (name: string) => files.has(name),
    readFile: read,
    getScriptSnapshot: (name: string) => {
      const text = read(name);
      if (text === undefined) return undefined;
      return { getText: (from: number, to: number) => text.slice(from, to), getLength: () => text.length, getChangeRange: () => undefined };
    },
  },
  () => SHAPES,
);

const flat = (message: Diagnostic['messageText']): string =>
  typeof message === 'string' ? message : [message.messageText, ...(message.next ?? []).map(flat)].join(' ');

/** Each error as the text that it marks and what it says. */
function errorsOf(key: string, text: string): string[] {
  write(uriOf(key), text);
  return semanticDiagnostics(uriOf(key)).map(
    ({ start = 0, length = 0, messageText }) => `${text.slice(start, start + length)} ⟶ ${flat(messageText)}`,
  );
}

describe('an annotated service', () => {
  it.each(READY_NODES)('has nothing to say against the ready node %s', (ready) => {
    const made = makeReady({ ...emptyDocument(), graph }, 'a', ready);
    expect(errorsOf('node:a', made.graph.nodes[0]?.source ?? '')).toEqual([]);
  });

  it('gives parameters without types the types of the field', () => {
    expect(errorsOf('reducer:log', 'export default (existing, update) => [...existing, ...update];')).toEqual([]);
    expect(errorsOf('reducer:log', 'export default (existing, update) => existing.toFixed();')[0]).toMatch(/^toFixed ⟶ .*string\[\]/);
  });

  it.each([
    ['an arrow', 'export default (existing, update) => 5;', '5'],
    ['a block', 'export default (existing, update) => {\n  if (update.length) return existing;\n  return update[0];\n};', 'return'],
    ['a function', 'export default function (existing, update) {\n  return existing.length;\n}', 'return'],
    ['a constant', 'const reduce = (existing, update) => existing.length;\nexport default reduce;', 'existing.length'],
    ['a named function', 'export default reduce;\nfunction reduce(existing, update) {\n  return null;\n}', 'return'],
    ['parentheses', 'export default ((existing, update) => ({}));', '{}'],
  ])('marks a wrong result of %s on its own line', (_, source, marked) => {
    const errors = errorsOf('reducer:log', source);
    expect(errors).toHaveLength(1);
    expect(errors[0]?.split(' ⟶ ')[0]).toBe(marked);
  });

  it('marks the head of a function that returns nothing', () => {
    expect(errorsOf('reducer:log', 'export default (existing, update) => {\n  existing.push(...update);\n};')[0]).toMatch(
      /^=> ⟶ .*must return a value/,
    );
    expect(errorsOf('reducer:log', 'export default function merge(existing) {\n}')[0]).toMatch(/^merge ⟶ /);
    expect(errorsOf('reducer:log', 'export default function (existing) {\n}')[0]).toMatch(/^function ⟶ /);
  });

  it('holds types that the person wrote against the field', () => {
    expect(errorsOf('reducer:log', 'export default (existing: string[], update: string[]): string[] => existing;')).toEqual([]);
    expect(errorsOf('reducer:log', 'export default (existing: string[], update: number) => existing;')[0]).toMatch(/^update ⟶ /);
    expect(
      errorsOf('reducer:log', 'export default function merge(existing: string[], update: number) {\n  return existing;\n}')[0],
    ).toMatch(/^merge ⟶ /);
    expect(errorsOf('reducer:log', 'export default function merge(existing: string[], update: string[]) {\n  return existing;\n}')).toEqual(
      [],
    );
  });

  it('lets a function throw instead', () => {
    expect(errorsOf('reducer:log', 'export default (existing, update) => {\n\n  throw new RangeError(`no ${update[0]}`);\n};\n')).toEqual(
      [],
    );
  });

  it('knows the state, the config and what a node may return', () => {
    expect(errorsOf('node:a', 'export default (state, config) => ({ log: [config.metadata.langgraph_node, ...state.log] });')).toEqual([]);
    expect(errorsOf('node:a', 'export default async (state) => {\n  await 0;\n  return { lgo: [] };\n};')[0]).toMatch(
      /^lgo ⟶ .*known properties/,
    );
    expect(errorsOf('node:a', 'export default async (state) => ({ log: 5 });')[0]).toMatch(/^log ⟶ /);
    expect(errorsOf('node:a', 'export default (state) => { console.log(state.log); };')).toEqual([]);
    expect(errorsOf('node:a', "export default (state) => ({ log: [state['the status'].trim()] });")[0]).toMatch(
      /^state\['the status'\] ⟶ .*possibly 'undefined'/,
    );
  });

  it('types the packages', () => {
    const source = `import { Command, END, Send } from '@langchain/langgraph';
import { AIMessage } from '@langchain/core/messages';
import { z } from 'zod';
export default (state, config) => {
  const last = state.messages.at(-1)?.text ?? '';
  const age: number = z.object({ age: z.number() }).parse({ age: last.length }).age;
  return new Command({ update: { log: [String(age)], messages: [new AIMessage('hi')] }, goto: [new Send('b"', {}), END] });
};`;
    expect(errorsOf('node:a', source)).toEqual([]);
    expect(errorsOf('node:a', source.replace('END]', "'c']")).join()).toMatch(/"c"/);
    expect(errorsOf('node:a', source.replace("new AIMessage('hi')", '5'))).not.toEqual([]);
    expect(errorsOf('node:a', source.replace(".text ?? ''", '.txet'))[0]).toMatch(/^txet ⟶ /);
  });

  it('types routers by their targets, messages as messages, inputs as updates', () => {
    expect(errorsOf('router:r', "export default (state) => state.log.length ? 'a' : 'c';")[0]).toMatch(/^'c' ⟶ |'"c"' is not assignable/);
    expect(errorsOf('router:r', "export default (state) => state.log.length ? 'a' : ['b\"'];")).toEqual([]);
    expect(errorsOf('turn:0', "export default { log: ['a'], messages: 'hi' };")).toEqual([]);
    expect(errorsOf('turn:0', 'export default { log: [1] };')[0]).toMatch(/^1 ⟶ /);
    expect(errorsOf('turn:0', "export default { typo: ['a'] };")[0]).toMatch(/^typo ⟶ /);
    expect(errorsOf('start:log', 'export default 0;')[0]).toMatch(/^0 ⟶ /);
  });

  it('allows an Overwrite where there is a reducer, and only of its type', () => {
    const source = "import { Overwrite } from '@langchain/langgraph';\nexport default () => ({ log: new Overwrite(['a']) });";
    expect(errorsOf('node:a', source)).toEqual([]);
    expect(errorsOf('node:a', source.replace("['a']", '5'))[0]).toMatch(/^log ⟶ /);
    expect(errorsOf('node:a', source.replace('log', "'the status'"))[0]).toMatch(/^the status ⟶ /);
  });

  it('has declarations without errors of their own', () => {
    options = { ...COMPILER_OPTIONS, skipLibCheck: false };
    for (const name of [SHAPES_URI, ...Object.keys(PACKAGES)]) {
      expect(
        service.getSyntacticDiagnostics(name).map(({ messageText }) => flat(messageText)),
        name,
      ).toEqual([]);
      expect(
        service.getSemanticDiagnostics(name).map(({ messageText }) => flat(messageText)),
        name,
      ).toEqual([]);
    }
    options = COMPILER_OPTIONS;
  });

  it('names in shapes only what is global, since they are put into sources', () => {
    for (const key of shapeKeys) {
      const errors = [...errorsOf(`${key}~1`, 'export default 0 as never;'), ...errorsOf(`${key}~1`, 'export default () => 0;')];
      expect(
        errors.filter((error) => /Cannot find|no exported member/.test(error)),
        key,
      ).toEqual([]);
    }
    expect(errorsOf('update:log~0', 'export default 5;')[0]).toMatch(/^5 ⟶ /);
    expect(errorsOf('update:log~1', "import { Overwrite } from '@langchain/langgraph';\nexport default new Overwrite(['a']);")).toEqual([]);
  });

  it('reads the shared module', () => {
    write(uriOf('shared'), 'export const LIMIT: number = 3;');
    expect(
      errorsOf('reducer:log', "import { LIMIT } from './shared';\nexport default (existing, update) => existing.slice(LIMIT);"),
    ).toEqual([]);
    expect(errorsOf('reducer:log', "import { LIMIT } from './shared';\nexport default (existing, update) => [LIMIT];")).toHaveLength(1);
  });

  it('knows no page: there is none behind the wall', () => {
    expect(errorsOf('reducer:log', 'export default (existing, update) => [document.title];')[0]).toMatch(/^document ⟶ /);
  });

  it('keeps every editor service working at every place of a source, finished or not', () => {
    const whole = 'const k = 1;\nexport default async (state, { metadata }) => {\n  return { log: [`${state.log[k]}`] };\n};\n';
    for (let length = 0; length <= whole.length; length += 19) {
      const uri = uriOf('node:a');
      write(uri, whole.slice(0, length));
      const all = service as unknown as Record<string, (...given: unknown[]) => unknown>;
      expect(() => {
        semanticDiagnostics(uri);
        all['getSuggestionDiagnostics']?.(uri);
        all['getNavigationTree']?.(uri);
        all['getFormattingEditsForDocument']?.(uri, {});
        all['provideInlayHints']?.(uri, { start: 0, length }, {});
        for (let at = 0; at <= length; at++) {
          for (const name of ['getQuickInfoAtPosition', 'getDefinitionAtPosition', 'getReferencesAtPosition']) all[name]?.(uri, at);
          all['getCompletionsAtPosition']?.(uri, at, {});
          all['getSignatureHelpItems']?.(uri, at, {});
          all['getDocumentHighlights']?.(uri, at, [uri]);
        }
      }, `${length} characters`).not.toThrow();
    }
  });
});
