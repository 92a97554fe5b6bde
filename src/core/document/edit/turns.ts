import { EMPTY_INPUT } from '../defaultSource';
import type { CheckpointPlace, Expectation, NodeId, PlaygroundDoc, Source, ThreadId, Turn } from '../document';
import { THREAD } from '../document';
import { equalJson } from '../equalJson';
import { COUNT_MOST, NAME_LENGTH } from '../limits';
import { threadOf } from '../lookup';
import { cutText, moved, wholeBetween, withGraph, withOptional } from './change';

/** Expectations and turns that go back name turns by number: they follow their turn, and go (or start at the newest) when it goes. */
function withTurns(doc: PlaygroundDoc, order: readonly number[], turns: readonly Turn[]): PlaygroundDoc {
  const newNumber = new Map(order.map((from, to) => [from + 1, to + 1]));
  const renumbered = turns.map((turn, index) => followed(turn, index, newNumber));
  // Two turns that say the same may change places without a change.
  const next = withGraph(doc, { turns: equalJson(renumbered, doc.graph.turns) ? doc.graph.turns : renumbered });
  if (order.every((from, to) => from === to) && order.length >= doc.graph.turns.length) return next;
  const expectations = doc.expectations.flatMap((one): readonly Expectation[] => {
    const old = turnOf(one);
    if (old === null || old > doc.graph.turns.length) return [one];
    const turn = newNumber.get(old);
    if (turn === old) return [one];
    return turn === undefined ? [] : [ofTurn(one, turn)];
  });
  return expectations.every((one, index) => one === doc.expectations[index]) && expectations.length === doc.expectations.length
    ? next
    : { ...next, expectations };
}

/** The number of the turn that an expectation names; null where it names none. */
function turnOf(one: Expectation): number | null {
  if (one.kind === 'result') return one.turn;
  return 'at' in one && one.at !== 'end' ? one.at.turn : null;
}

function ofTurn(one: Expectation, turn: number): Expectation {
  if (one.kind === 'result') return { ...one, turn };
  return 'at' in one && one.at !== 'end' ? { ...one, at: { ...one.at, turn } } : one;
}

/** The turn with the checkpoint that it starts from under its new number; one that is gone or comes later is none. */
function followed(turn: Turn, index: number, newNumber: ReadonlyMap<number, number>): Turn {
  if (!('from' in turn) || turn.from === undefined) return turn;
  const number = newNumber.get(turn.from.turn);
  if (number === turn.from.turn && number <= index) return turn;
  const { from, ...rest } = turn;
  return number === undefined || number > index ? rest : { ...rest, from: { ...from, turn: number } };
}

/** At the end, or at index `at`. One that names what does not exist is left out. */
export function addTurn(doc: PlaygroundDoc, turn: Turn = { kind: 'input', source: EMPTY_INPUT }, at = Infinity): PlaygroundDoc {
  const { turns } = doc.graph;
  const index = wholeBetween(at, 0, turns.length);
  if (!fits(doc, turn, index)) return doc;
  return withTurns(doc, [...turns.keys()].toSpliced(index, 0, -1), turns.toSpliced(index, 0, turn));
}

/** Whether a turn at that index names only a node that exists and a turn before it. */
function fits(doc: PlaygroundDoc, turn: Turn, index: number): boolean {
  if (turn.kind === 'update' && !doc.graph.nodes.some((node) => node.id === turn.asNode)) return false;
  return !('from' in turn) || turn.from === undefined || (turn.from.turn >= 1 && turn.from.turn <= index);
}

/** Replaces a turn, its kind included. */
export function setTurn(doc: PlaygroundDoc, index: number, turn: Turn): PlaygroundDoc {
  const old = doc.graph.turns[index];
  if (old === undefined || !fits(doc, turn, index)) return doc;
  return equalJson(old, turn) ? doc : withGraph(doc, { turns: doc.graph.turns.with(index, turn) });
}

export function setTurnSource(doc: PlaygroundDoc, index: number, source: string): PlaygroundDoc {
  const old = doc.graph.turns[index];
  return old === undefined || !('source' in old) ? doc : setTurn(doc, index, { ...old, source });
}

/** The thread that it is sent to; no text is the usual one. */
export function setThread(doc: PlaygroundDoc, index: number, thread: ThreadId): PlaygroundDoc {
  const old = doc.graph.turns[index];
  const id = cutText(thread, NAME_LENGTH);
  return old === undefined ? doc : setTurn(doc, index, withOptional(old, 'thread', id === '' || id === THREAD ? undefined : id));
}

/** Gives a thread another name in all of its turns. Nothing changes where another thread has that name, or it is empty. */
export function renameThread(doc: PlaygroundDoc, thread: ThreadId, name: string): PlaygroundDoc {
  const { turns } = doc.graph;
  const id = cutText(name, NAME_LENGTH);
  if (id === '' || turns.some((turn) => threadOf(turn) === id)) return doc;
  return turns.reduce((next, turn, index) => (threadOf(turn) === thread ? setThread(next, index, id) : next), doc);
}

/** The checkpoint that it starts from; `undefined` is the thread's newest. */
export function setFrom(doc: PlaygroundDoc, index: number, from: CheckpointPlace | undefined): PlaygroundDoc {
  const old = doc.graph.turns[index];
  if (old === undefined || old.kind === 'delete') return doc;
  const superstep = from && wholeBetween(from.superstep, -1, COUNT_MOST);
  return setTurn(doc, index, withOptional(old, 'from', from && { turn: from.turn, superstep: superstep ?? 0 }));
}

/** The superstep before which it is given up; `undefined` is none. */
export function setUntil(doc: PlaygroundDoc, index: number, until: number | undefined): PlaygroundDoc {
  const old = doc.graph.turns[index];
  if (old === undefined || old.kind === 'delete' || old.kind === 'update') return doc;
  return setTurn(doc, index, withOptional(old, 'until', until === undefined ? undefined : wholeBetween(until, 1, COUNT_MOST)));
}

/** Its runtime context; `undefined` is none. */
export function setContext(doc: PlaygroundDoc, index: number, context: Source | undefined): PlaygroundDoc {
  const old = doc.graph.turns[index];
  if (old === undefined || old.kind === 'delete' || old.kind === 'update') return doc;
  return setTurn(doc, index, withOptional(old, 'context', context));
}

export function deleteTurn(doc: PlaygroundDoc, index: number): PlaygroundDoc {
  return keepTurns(doc, (_turn, at) => at !== index);
}

export function deleteTurnsOf(doc: PlaygroundDoc, node: NodeId): PlaygroundDoc {
  return keepTurns(doc, (turn) => turn.kind !== 'update' || turn.asNode !== node);
}

function keepTurns(doc: PlaygroundDoc, keeps: (turn: Turn, index: number) => boolean): PlaygroundDoc {
  const { turns } = doc.graph;
  const order = [...turns.keys()].filter((index) => {
    const turn = turns[index];
    return turn !== undefined && keeps(turn, index);
  });
  if (order.length === turns.length) return doc;
  return withTurns(doc, order, turns.filter(keeps));
}

/** `to` is the index that the turn will have. */
export function moveTurn(doc: PlaygroundDoc, from: number, to: number): PlaygroundDoc {
  const { turns } = doc.graph;
  const next = moved(turns, from, to);
  return next === turns ? doc : withTurns(doc, moved([...turns.keys()], from, to), next);
}
