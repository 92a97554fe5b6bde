import type { Hazard } from '../hazard';
import { own, plain, reduced, sample } from './sampleGraph';
import { type Twins, twins } from './twinsOf';

const LINE = ['START > a > END'];
/** A node that writes to one field. */
const line = (field: ReturnType<typeof plain> | ReturnType<typeof reduced> | ReturnType<typeof own>, name: string, code: string) =>
  sample({ fields: { [name]: field }, nodes: { a: code }, paths: LINE });

const append = reduced('list', 'append');
const number = reduced('int', 'add');
const returnsOld = (what: string, bad: string, good: string, sure: Hazard['sure'] = 'certain') =>
  twins('returnsOld', sure, what, line(append, 'log', bad), line(append, 'log', good));
const counts = (what: string, bad: string, good: string) =>
  twins('returnsOld', 'certain', what, line(number, 'n', bad), line(number, 'n', good));

/** What stands in a returned list twice: the good ones return what is new, or a part of what was there. */
export const RETURNS_OLD: readonly Twins[] = [
  returnsOld('a spread', "(state) => ({ log: [...state.log, 'x'] })", "(state) => ({ log: [...state.log.slice(-1), 'x'] })"),
  returnsOld('a spread at the end', "(s) => ({ log: ['x', ...s.log] })", "(s) => ({ log: ['x', ...s.log.filter((one) => one)] })"),
  returnsOld('a spread or nothing', "(s) => ({ log: [...(s.log ?? []), 'x'] })", "(s) => ({ log: [...(s.more ?? []), 'x'] })"),
  returnsOld('concat', "(state) => ({ log: state.log.concat(['x']) })", "(state) => ({ log: state.log.slice(1).concat(['x']) })"),
  returnsOld('concat to another', "(state) => ({ log: ['x'].concat(state.log) })", "(state) => ({ log: ['x'].concat(state.more) })"),
  returnsOld('the state besides', "(s) => ({ ...s, log: [...s.log, 'x'] })", "(s) => ({ ...s, log: ['x'] })"),
  returnsOld(
    'a copy that grows',
    "(state) => { const log = [...state.log]; log.push('x'); return { log }; }",
    '(state) => { const log = [...state.log]; log.splice(0, 2); return { log }; }',
  ),
  returnsOld(
    'a change in place',
    "(state) => { state.log.push('x'); return { log: state.log }; }",
    "(state) => { state.log.push('x'); return { size: state.log }; }",
  ),
  returnsOld('the value itself', '(state) => ({ log: state.log })', '(state) => ({ log: [state.log.at(-1), state.log.length] })'),
  returnsOld('a copy', '(s) => ({ log: structuredClone(s.log) })', '(s) => ({ log: s.log.map((one) => one + 1) })'),
  returnsOld('a pattern', "({ log }) => ({ log: [...log, 'x'] })", "({ more: log }) => ({ log: [...log, 'x'] })"),
  returnsOld(
    'a local pattern',
    "(state) => { const { log } = state; return { log: [...log, 'x'] }; }",
    '(state) => { let log = state.log; log = log.slice(-2); return { log }; }',
  ),
  returnsOld(
    'a Command',
    "(state) => new Command({ update: { log: [...state.log, 'x'] } })",
    "(state) => new Command({ update: { log: new Overwrite([...state.log, 'x']) } })",
  ),
  returnsOld(
    'a helper',
    "(state) => { const more = (list, one) => [...list, one]; return { log: more(state.log, 'x') }; }",
    "(state) => { const more = (list, one) => [one]; return { log: more(state.log, 'x') }; }",
  ),
  returnsOld(
    'on some paths',
    "(s) => (s.n ? { log: [...s.log, 'x'] } : { log: ['x'] })",
    "(s) => (s.n ? { log: ['x'] } : { more: [...s.log] })",
    'likely',
  ),
  counts('a sum', '(state) => ({ n: state.n + 1 })', '(state) => ({ n: state.m + 1 })'),
  counts('a sum the other way', '(state) => ({ n: 1 + state.n })', '(state) => ({ n: 10 - state.n })'),
  twins(
    'returnsOld',
    'certain',
    'a text that goes on',
    line(reduced('str', 'join'), 's', '(state) => ({ s: `${state.s} and on` })'),
    line(plain('str'), 's', '(state) => ({ s: `${state.s} and on` })'),
  ),
  twins(
    'returnsOld',
    'certain',
    'messages that are appended',
    line(append, 'messages', '(s) => ({ messages: [...s.messages, { role: "ai", content: "x" }] })'),
    line(reduced('messages', 'addMessages'), 'messages', '(s) => ({ messages: [...s.messages, { role: "ai", content: "x" }] })'),
  ),
  twins(
    'returnsOld',
    'likely',
    'an own reducer',
    line(own('list', '(a, b) => [...a, ...b]'), 'log', "(s) => ({ log: [...s.log, 'x'] })"),
    line(own('list', '(a, b) => b ?? a'), 'log', "(s) => ({ log: [...s.log, 'x'] })"),
  ),
  twins(
    'returnsOld',
    'likely',
    'the last items',
    line(reduced('list', 'keepLast'), 'log', "(s) => ({ log: [...s.log, 'x'] })"),
    line(reduced('list', 'keepFirst'), 'log', "(s) => ({ log: [...s.log, 'x'] })"),
  ),
  twins(
    'returnsOld',
    'likely',
    'what a Send hands over',
    sample({
      fields: { log: append },
      nodes: { w: "(task) => ({ log: [...task.log, 'x'] })" },
      paths: ['START > a', 'w > END'],
      routers: [{ source: 'a', targets: ['w'], code: "() => new Send('w', { log: [] })" }],
    }),
    sample({
      fields: { log: append },
      nodes: { w: "(task) => ({ log: [...task.items, 'x'] })" },
      paths: ['START > a', 'w > END'],
      routers: [{ source: 'a', targets: ['w'], code: "() => new Send('w', { items: [] })" }],
    }),
  ),
];
