/** Just enough of a test runner for a suite that registers itself with globals. */
type Act = () => unknown;

interface Test {
  readonly name: string;
  /** Null where the suite skips it. */
  readonly act: Act | null;
}

interface Group {
  readonly name: string;
  readonly parent: Group | null;
  readonly items: (Test | Group)[];
  readonly hooks: { readonly beforeAll: Act[]; readonly afterAll: Act[]; readonly beforeEach: Act[]; readonly afterEach: Act[] };
}

/** `error` is '' where it passed, null where it was skipped. */
export interface Outcome {
  readonly name: string;
  readonly error: string | null;
}

let current: Group = group('', null);

function group(name: string, parent: Group | null): Group {
  return { name, parent, items: [], hooks: { beforeAll: [], afterAll: [], beforeEach: [], afterEach: [] } };
}

function describe(name: string, act: Act): void {
  const outer = current;
  current = group(name, outer);
  outer.items.push(current);
  act();
  current = outer;
}

const it = (name: string, act: Act) => void current.items.push({ name, act });
it.skip = (name: string) => void current.items.push({ name, act: null });

/** One for each item; `%s` and `$key` in the name are filled in. */
const each =
  (register: (name: string, act: Act) => void) =>
  (items: readonly unknown[]) =>
  (name: string, act: (item: unknown) => unknown): void => {
    for (const item of items) {
      const filled = name
        .replace('%s', String(item))
        .replace(/\$(\w+)/, (_, key: string) => String((item as Readonly<Record<string, unknown>>)[key]));
      register(filled, () => act(item));
    }
  };

export const runner = {
  describe: Object.assign(describe, { each: each(describe) }),
  it: Object.assign(it, { each: each(it) }),
  beforeAll: (act: Act) => void current.hooks.beforeAll.push(act),
  afterAll: (act: Act) => void current.hooks.afterAll.push(act),
  beforeEach: (act: Act) => void current.hooks.beforeEach.push(act),
  afterEach: (act: Act) => void current.hooks.afterEach.push(act),
};

/** Runs what `register` registers, one after the other, and tells each outcome as it comes. */
export async function runSuite(register: Act, onOutcome: (outcome: Outcome) => Promise<void>): Promise<void> {
  current = group('', null);
  const root = current;
  register();
  await runGroup(root, '', onOutcome);
}

async function runGroup(one: Group, path: string, onOutcome: (outcome: Outcome) => Promise<void>): Promise<void> {
  for (const act of one.hooks.beforeAll) await act();
  for (const item of one.items) {
    const name = path === '' ? item.name : `${path} > ${item.name}`;
    if ('items' in item) await runGroup(item, name, onOutcome);
    else await onOutcome({ name, error: item.act === null ? null : await runTest(one, item.act) });
  }
  for (const act of one.hooks.afterAll) await act();
}

async function runTest(one: Group, act: Act): Promise<string> {
  const groups: Group[] = [];
  for (let at: Group | null = one; at; at = at.parent) groups.unshift(at);
  try {
    for (const { hooks } of groups) for (const before of hooks.beforeEach) await before();
    await act();
    for (const { hooks } of groups.toReversed()) for (const after of hooks.afterEach) await after();
    return '';
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
}
