import { describe, expect, it } from 'vitest';
import type { FactRole, SourceFacts } from '~/core/analysis';
import { readFacts } from './readFacts';

function facts(code: string, role: FactRole = 'node'): SourceFacts {
  const read = readFacts(code.includes('export ') ? code : `export default ${code};`, role);
  if (read === null) throw new Error('no TypeScript');
  return read;
}
const always = (code: string) => {
  const { fields, any } = facts(code).writes;
  return {
    always: fields.filter((one) => one.always).map((one) => one.name),
    maybe: fields.filter((one) => !one.always).map((one) => one.name),
    any,
  };
};

describe('what a node writes', () => {
  it.each([
    ['an object', '(state) => ({ a: 1, "b c": 2, [`d`]: 3 })', ['a', 'b c', 'd'], [], false],
    ['an async function', 'async function f(state) { return { a: await g(state) }; }', ['a'], [], false],
    ['a variable', '(state) => { const update = { a: 1 }; update.b = 2; return update; }', ['a', 'b'], [], false],
    ['a variable that some ways set', '(s) => { const u: any = { a: 1 }; if (s.x) { u.b = 2; } return u; }', ['a'], ['b'], false],
    ['conditional returns', '(s) => { if (s.x) return { a: 1, b: 1 }; return { a: 2 }; }', ['a'], ['b'], false],
    ['a return on some paths', '(s) => { if (s.x) return { a: 1 }; }', [], ['a'], false],
    ['a conditional expression', '(s) => (s.x ? { a: 1 } : {})', [], ['a'], false],
    ['a spread of a condition', '(s) => ({ a: 1, ...(s.x ? { b: 2 } : {}) })', ['a'], ['b'], false],
    ['a spread of &&', '(s) => ({ a: 1, ...(s.x && { b: 2 }) })', ['a'], ['b'], false],
    ['a computed key', '(s) => ({ [s.x]: 1 })', [], [], true],
    ['a constant key', 'const KEY = "a";\nexport default (s) => ({ [KEY]: 1 });', ['a'], [], false],
    ['a helper', 'const make = (n) => ({ a: n });\nexport default (s) => make(1);', ['a'], [], false],
    [
      'a helper that is called later',
      'function make() { return { a: 1 }; }\nexport { run as default };\nfunction run(s) { return { ...make(), b: 1 }; }',
      ['a', 'b'],
      [],
      false,
    ],
    [
      'a Command',
      "import { Command as C } from '@langchain/langgraph';\nexport default () => new C({ update: { a: 1 }, goto: 'x' });",
      ['a'],
      [],
      false,
    ],
    ['Object.assign', '(s) => Object.assign({}, { a: 1 })', ['a'], [], false],
    ['an unknown call', '(s) => outside(s)', [], [], true],
    ['nothing', '(s) => null', [], [], false],
  ])('%s', (_, code, sure, maybe, any) => {
    expect(always(code)).toEqual({ always: sure, maybe, any });
  });

  it('tells several writes of one task', () => {
    const { fields } = facts('() => [new Command({ update: { a: 1 } }), new Command({ update: { a: 2, b: 1 } })]').writes;
    expect(fields.map((one) => [one.name, one.more, one.always])).toEqual([
      ['a', true, true],
      ['b', false, true],
    ]);
  });

  it('finds the whole state, spread or itself, and its line', () => {
    expect(facts('(state) => ({\n ...state,\n a: 1 })').whole).toMatchObject({ line: 1, sure: 'certain' });
    expect(facts('(state) => { const next = { ...state }; return next; }').whole?.sure).toBe('certain');
    expect(facts('(s) => { if (s.x) return s; return {}; }').whole?.sure).toBe('likely');
    expect(facts('(state) => ({ a: { ...state } })').whole).toBeNull();
  });
});

describe('the old value in what a node writes', () => {
  const old = (code: string) => facts(code).writes.fields.map((one) => one.old);
  it('is found at its line, as sure as the way to it', () => {
    expect(old('(s) => ({\n a: s.a,\n b: s.a,\n c: s.c[0] })')).toEqual([
      { line: 2, sure: 'certain', edits: [{ from: 26, was: 'a: s.a,\n ', put: '' }] },
      null,
      null,
    ]);
    expect(old('(s) => { if (s.x) return { a: s.b }; return {\n a: s.a };\n}')).toMatchObject([{ line: 2, sure: 'likely' }]);
    expect(old('(s) => { const u: any = {}; if (s.x) { u.a = s.a; } return u; }')[0]?.sure).toBe('likely');
    expect(old('(s) => { const all = s.a; all.length = 1; return { a: all }; }')).toEqual([null]);
    expect(old('(s) => ({ a: s.x ? s.a : trim(s.a) })')).toEqual([null]);
    expect(old('(s) => [new Command({ update: { a: 1 } }), new Command({ update: { a: s.a } })]')[0]?.sure).toBe('certain');
  });
  it('can be cut where one text puts it there', () => {
    const cut = (code: string) => {
      const [found] = old(`export default ${code};`);
      expect(found?.edits.every(({ from, was }) => `export default ${code};`.startsWith(was, from)) ?? true).toBe(true);
      const [only, ...others] = found?.edits ?? [];
      return only && others.length === 0 ? only.was : null;
    };
    expect(cut('(s) => ({ a: [...s.a, 1] })')).toBe('...s.a, ');
    expect(cut('({ a }) => ({ a: [ ...a,\n  ...s.b] as const })')).toBe('...a,\n  ');
    expect(cut('(s) => ({ a: [...s.a] })')).toBeNull();
    expect(cut('(s) => ({ a: [1, ...s.a] })')).toBe(', ...s.a');
    expect(cut('(s) => ({ a: 1 + s.a })')).toBe(' + s.a');
    expect(cut('(s) => ({ a: s.a + 1 + s.b })')).toBe('s.a + ');
    expect(cut('(s) => ({ a: s.a - 1 })')).toBe('s.a ');
    expect(cut('(s) => ({ a: `${s.a} and on` })')).toBe('${s.a}');
    expect(cut('(s) => ({ a: s.a.concat([1]) })')).toBe('s.a.concat([1])');
    expect(cut('(s) => ({ b: 1, a: s.a })')).toBeNull();
    expect(cut('(s) => { s.a.push(1); return { a: s.a }; }')).toBeNull();
    expect(cut('(s) => ({ a: [...s.a, ...s.a] })')).toBeNull();
    expect(cut('(s) => ({ a: [...s.b, 1] })')).toBeNull();
    expect(cut('(s) => { const a = [...s.a, 1]; return { a, n: a.length }; }')).toBeNull();
    expect(cut('(s) => (s.x ? { a: [...s.a, 1] } : { a: [...s.a, 2] })')).toBeNull();
  });
});

describe('where it leads', () => {
  const ways = (code: string, role: FactRole) => facts(code, role).ways;
  const to = (...goes: string[]) => ({ goes, sends: [], any: false });
  it('reads a choice of names, END and lists', () => {
    const end = "import { END } from '@langchain/langgraph';\n";
    expect(ways(`${end}export default (s) => (s.n > 3 ? END : 'again')`, 'router')).toEqual([to('__end__'), to('again')]);
    expect(ways("(s) => ['a', 'b']", 'router')).toEqual([to('a', 'b')]);
    expect(ways('(s) => s.next', 'router')).toEqual([{ goes: [], sends: [], any: true }]);
  });
  it('reads Sends, of which a map makes any number', () => {
    expect(ways('(s) => s.items.map((x) => new Send("w", { x }))', 'router')).toEqual([
      to(),
      { goes: [], sends: [{ node: 'w', many: true }], any: false },
    ]);
    expect(ways('() => [new Send("w", 1), new Send("w", 2)]', 'router')).toEqual([
      {
        goes: [],
        sends: [
          { node: 'w', many: false },
          { node: 'w', many: false },
        ],
        any: false,
      },
    ]);
  });
  it('reads the goto of Commands, and knows a node without any', () => {
    expect(ways("() => new Command({ goto: ['a', 'b'] })", 'node')).toEqual([to('a', 'b')]);
    expect(ways("(s) => (s.x ? new Command({ goto: 'a' }) : { y: 1 })", 'node')).toEqual([to('a'), to()]);
    expect(ways('() => ({ y: 1 })', 'node')).toEqual([]);
  });
});

describe('what it reads', () => {
  it.each([
    ['members', '(state) => ({ a: state.b + state["c"] })', ['b', 'c'], false],
    ['a pattern', '({ a, b: c }) => ({})', ['a', 'b'], false],
    ['a pattern with the rest', '({ a, ...rest }) => ({})', ['a'], true],
    ['another name', '(state) => { const s = state; const { d } = s; return { x: s.e }; }', ['d', 'e'], false],
    ['a helper', 'const f = (s) => s.a;\nexport default (state) => ({ x: f(state) });', ['a'], false],
    ['the whole state', '(state) => ({ x: JSON.stringify(state) })', [], true],
    ['a computed key', '(state) => ({ x: state[state.k] })', ['k'], true],
    ['a shadowed name', '(state) => ({ x: [1].map((state) => state.y) })', [], false],
  ])('%s', (_, code, names, any) => {
    expect(facts(code).reads).toEqual({ names, any });
  });
});

describe('a reducer', () => {
  const reducer = (code: string) => facts(code, 'reducer');
  it('is counted as Python counts', () => {
    expect(
      ['(a, b) => a', '(a) => a', '(a, b, c) => a', '(a, b, c = 1) => a', '(...all) => all'].map((code) => reducer(code).parameters),
    ).toEqual([2, 1, 3, 3, 0]);
    expect(reducer('Math.max').bareMath).toBe('max');
  });
  it('may be async, forget to return, or return what push returns', () => {
    expect(reducer('async (a, b) => a').isAsync).toBe(true);
    expect(reducer('(a, b) => { a.concat(b); }').returns).toBe('never');
    expect(reducer('(a, b) => { if (b) return a; }').returns).toBe('sometimes');
    expect(reducer('(a, b) => { if (b) return a; else { throw new Error(); } }').returns).toBe('always');
    expect(reducer('(a, b) => { switch (b) { case 1: return a; default: return b; } }').returns).toBe('unknown');
    expect(reducer('(a, b) => a.push(b)').returnsResultOf).toEqual({ method: 'push', line: 1, sure: 'certain' });
    expect(reducer('(a, b) => [...a].push').returnsResultOf).toBeNull();
  });
  it('picks where it returns a parameter as it is', () => {
    const picks = (code: string) => reducer(code).picks;
    expect(['(a, b) => b', '(a, b) => b ?? a', '(a, b) => { if (b > a) return b; return a; }'].map(picks)).toEqual([true, true, true]);
    expect(['(a, b) => [...a, ...b]', '(a, b) => a + b', '(a, b) => { a.push(b); return a; }', '(a, b) => f(a)'].map(picks)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
  it.each([
    ['(a, b) => { a.push(...b); return a; }', 'push'],
    ['(a, b) => { a[0] = b; return a; }', '='],
    ['(a, b) => { const all = a ?? []; all.items.sort(); return all; }', 'sort'],
    ['(a, b) => Object.assign(a, b)', 'Object.assign'],
    ['(a, b) => { delete a.x; return a; }', 'delete'],
    ['(a, b) => { a.n++; return a; }', '++'],
  ])('changes what is there: %s', (code, how) => {
    expect(reducer(code).mutates).toEqual([{ line: 1, how, sure: 'certain' }]);
  });
  it.each([
    '(a, b) => [...a, ...b].sort()',
    '(a, b) => a.concat(b)',
    '(a, b) => { const copy = [...a]; copy.push(b); return copy; }',
    '(a, b) => Object.assign({}, a, b)',
    '(a, b) => { a = [...a]; a.push(b); return a; }',
    '(a, b) => a.slice().reverse()',
  ])('leaves it alone: %s', (code) => {
    expect(reducer(code).mutates).toEqual([]);
  });
});

describe('messages and effects', () => {
  it('tells messages without an id from edits', () => {
    const kinds = (code: string) => facts(code).messages.map((one) => one.kind);
    expect(kinds('() => ({ messages: [new AIMessage("x")] })')).toEqual(['withoutId']);
    expect(kinds('() => ({ messages: [new AIMessage({ id: "1", content: "x" })] })')).toEqual([]);
    expect(kinds('(s) => { const last = s.messages.at(-1); return { messages: [new HumanMessage(last.text.trim())] }; }')).toEqual([
      'editedWithoutId',
    ]);
    expect(kinds('(s) => ({ messages: [{ role: "ai", content: s.messages[0].content + "!" }] })')).toEqual(['editedWithoutId']);
    expect(kinds('(s) => ({ messages: [{ role: "ai", content: `You said ${s.messages[0].content}` }] })')).toEqual(['withoutId']);
  });
  it('finds a remove-all after new messages', () => {
    const all = 'new RemoveMessage({ id: "__remove_all__" })';
    expect(facts(`() => ({ messages: [new AIMessage("x"), ${all}] })`).removeAllLate).toMatchObject({ line: 1, sure: 'certain' });
    expect(facts(`() => ({ messages: [${all}, new AIMessage("x")] })`).removeAllLate).toBeNull();
  });
  it('lists clock, chance, console and timers', () => {
    const code = '() => {\n console.log(Date.now());\n setTimeout(f, Math.random());\n return new Date();\n}';
    expect(facts(code).effects.map((one) => [one.kind, one.line])).toEqual([
      ['console', 2],
      ['clock', 2],
      ['timer', 3],
      ['random', 3],
      ['clock', 4],
    ]);
    expect(facts('() => new Date(0)').effects).toEqual([]);
  });
  it('knows nothing of what is no TypeScript, and little of what is no function', () => {
    expect(readFacts('export default (', 'node')).toBeNull();
    expect(readFacts('export default make();', 'node')?.read).toBe(false);
    expect(readFacts(`export default ${'('.repeat(100_000)}`, 'node')).toBeNull();
  });
});
