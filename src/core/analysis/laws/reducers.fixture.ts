import type { FieldType } from '~/core/document';
import type { Value } from '~/core/value';
import type { RecordedCall } from './law';
import type { LocalReducer, World } from './localFolder.fixture';

/** A reducer and what is known of it: `+` holds, `-` fails, `0` does not apply, `?` is not said, in the order of `LAWS`. */
export interface KnownReducer {
  readonly name: string;
  readonly type: FieldType;
  readonly start: Value | null;
  /** Made anew for each question, since some keep something outside. */
  readonly make: () => LocalReducer;
  readonly truth: string;
  readonly recorded: readonly RecordedCall[];
}

type N = number;
type Strings = readonly string[];
type Dict = Readonly<Record<string, number>>;
type Message = { readonly id: string | null };

const int: FieldType = { kind: 'int', of: 'any' };
const float: FieldType = { kind: 'float', of: 'any' };
const text: FieldType = { kind: 'str', of: 'any' };
const list: FieldType = { kind: 'list', of: 'str' };
const messages: FieldType = { kind: 'messages', of: 'any' };
const bool: FieldType = { kind: 'bool', of: 'any' };
const dict: FieldType = { kind: 'dict', of: 'int' };
const set: FieldType = { kind: 'set', of: 'str' };

function of<S, U = S>(
  type: FieldType,
  start: Value | null,
  truth: string,
  name: string,
  reducer: (s: S, u: U, world: World) => unknown,
  recorded: readonly RecordedCall[] = [],
): KnownReducer {
  return { name, type, start, truth, make: () => reducer as LocalReducer, recorded };
}

const noSet: Value = { $: 'set', v: [] };
const calls = (...pairs: readonly (readonly [existing: Value, update: Value])[]): readonly RecordedCall[] =>
  pairs.map(([existing, update]) => ({ existing, update }));

const numbers: readonly KnownReducer[] = [
  of<N>(int, 0, '+-++0++++', 'sum', (s, u) => s + u),
  of<N>(float, 0, '+-++0++++', 'sum of floats', (s, u) => s + u),
  of<N>(int, null, '+-++0++++', 'sum from nothing', (s, u) => s + u),
  of<N>(int, 0, '+---0++++', 'minus: needs no order, although it does not commute', (s, u) => s - u),
  of<N>(float, 0, '----0++++', 'average: needs an order, although it commutes', (s, u) => (s + u) / 2),
  of<N>(int, 1, '+-++0++++', 'product from 1', (s, u) => s * u),
  of<N>(int, -100, '++++0++++', 'max from far below', (s, u) => Math.max(s, u)),
  of<N>(int, 100, '++++0++++', 'min from far above', (s, u) => Math.min(s, u)),
  of<N>(int, 0, '+++-0++++', 'max from 0', (s, u) => Math.max(s, u)),
  of<N>(int, 0, '-+++0++++', 'the last write', (_s, u) => u),
  of<N>(int, 0, '+++-0++++', 'what was there', (s) => s),
  of<N>(int, 0, '+---0++++', 'number of writes', (s) => s + 1),
  of<N>(int, 0, '---+0++++', 'digits', (s, u) => s * 10 + u),
];

const lists: readonly KnownReducer[] = [
  of<Strings>(list, [], '--+++++++', 'append', (s, u) => [...s, ...u]),
  of<Strings>(list, [], '--++-++++', 'prepend', (s, u) => [...u, ...s]),
  of<Strings>(list, [], '+-+-+++++', 'sorted merge', (s, u) => [...s, ...u].toSorted()),
  of<Strings>(list, [], '-++-+++++', 'unique', (s, u) => [...new Set([...s, ...u])]),
  of<Strings>(list, [], '+++-+++++', 'sorted unique', (s, u) => [...new Set([...s, ...u])].toSorted()),
  of<Strings>(list, [], '--+-+++++', 'last two', (s, u) => [...s, ...u].slice(-2)),
  of<Strings>(list, [], '-+++-++++', 'first that is not empty', (s, u) => (s.length > 0 ? s : u)),
  of<Strings>(list, [], '--+-+++++', 'without empty texts', (s, u) => [...s, ...u].filter((one) => one !== '')),
  of<Strings>(list, [], '-----++++', 'only the last of each write', (s, u) => [...s, ...u.slice(-1)]),
  of<Strings>(list, [], '+++-+++++', 'one parameter', (s) => s),
  of<Strings, string>(list, [], '--000++++', 'append one item', (s, u) => [...s, u], calls([[], 'x'], [['x'], 'y'])),
  of<string[]>(list, [], '--+++-+++', 'push onto existing', (s, u) => {
    s.push(...u);
    return s;
  }),
  of<Strings, string[]>(list, [], '--+++-+++', 'empties its update', (s, u) => [...s, ...u.splice(0)]),
  of<Strings, Strings | null>(
    list,
    [],
    '--000++++',
    'append, or reset by null',
    (s, u) => (u === null ? [] : [...s, ...u]),
    calls([[], ['a']], [['a'], null], [[], ['b']]),
  ),
  of<Strings, { op: string; item: string }>(
    list,
    [],
    '--000++++',
    'actions',
    (s, { op, item }) => {
      if (op === 'add') return [...s, item];
      if (op === 'remove') return s.filter((one) => one !== item);
      throw new TypeError(op);
    },
    calls([[], { op: 'add', item: 'x' }], [['x'], { op: 'remove', item: 'x' }]),
  ),
  of<readonly Message[]>(messages, [], '--+-+++++', 'messages by id', (s, u, world) => {
    const all = [...s];
    for (const message of u) {
      const id = message.id ?? `made-${world.random()}`;
      const at = all.findLastIndex((one) => one.id === id);
      if (at < 0) all.push({ ...message, id });
      else all[at] = { ...message, id };
    }
    return all;
  }),
];

const others: readonly KnownReducer[] = [
  of<Set<string>>(set, noSet, '++++0++++', 'union of sets', (s, u) => new Set([...s, ...u])),
  of<Dict>(dict, {}, '-+++0++++', 'merge', (s, u) => ({ ...s, ...u })),
  of<Dict>(dict, {}, '-+++0++++', 'merge, the first stays', (s, u) => ({ ...u, ...s })),
  of<Dict>(dict, {}, '+-++0++++', 'sums by key', (s, u) => {
    const sums: Record<string, number> = { ...s };
    for (const [key, value] of Object.entries(u)) sums[key] = (sums[key] ?? 0) + value;
    return sums;
  }),
  of<Record<string, number[]>>({ kind: 'dict', of: 'list' }, {}, '--++0-+++', 'lists by key, pushed deep inside', (s, u) => {
    const lists = { ...s };
    for (const [key, items] of Object.entries(u)) (lists[key] ??= []).push(...items);
    return lists;
  }),
  of<string>(text, '', '--++0++++', 'join', (s, u) => s + u),
  of<string>(text, '', '---+0++++', 'join by commas', (s, u) => (s === '' ? u : `${s},${u}`)),
  of<string>(text, '', '-+++0++++', 'the longest', (s, u) => (u.length > s.length ? u : s)),
  of<boolean>(bool, false, '++++0++++', 'or', (s, u) => s || u),
  of<boolean>(bool, false, '+-++0++++', 'exclusive or', (s, u) => s !== u),
];

const misbehaved: readonly KnownReducer[] = [
  of<Strings>(list, [], '-----+-++', 'random', (s, u, world) => [...s, ...u, String(world.random())]),
  of<Strings>(list, [], '----++-++', 'time of writing', (s, u, world) => [...s, ...u.map((one) => `${one}@${world.now()}`)]),
  of<N>(int, 0, '+-++0++-+', 'logs', (s, u, world) => (world.log(), s + u)),
  of<N>(int, 0, '+-++0++-+', 'starts a timer', (s, u, world) => (world.timer(), s + u)),
  {
    ...of<N>(int, 0, '????0+--+', 'a counter outside', (s) => s),
    make: () => {
      let count = 0;
      return ((s: N, u: N) => s + u + count++) as LocalReducer;
    },
  },
  of<N>(int, 0, '00000+0+-', 'async', async (s, u) => s + u),
  of<N>(int, 0, '+--+0+++-', 'throws on negative numbers', (s, u) => {
    if (u < 0) throw new RangeError('negative');
    return s + u;
  }),
  of<N>(int, 0, '00000+0+-', 'always throws', () => {
    throw new Error('no');
  }),
  of<string[]>(list, [], '00000-0+-', 'forgets to return', (s, u) => {
    s.push(...u);
  }),
  of<Strings>(list, [], '---+-+++-', 'nothing for an empty write', (s, u) => (u.length > 0 ? [...s, ...u] : undefined)),
];

export const KNOWN: readonly KnownReducer[] = [...numbers, ...lists, ...others, ...misbehaved];
