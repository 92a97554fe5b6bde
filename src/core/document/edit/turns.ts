import { EMPTY_INPUT } from '../defaultSource';
import type { Expectation, NodeId, PlaygroundDoc, Turn } from '../document';
import { equalJson } from '../equalJson';
import { moved, withGraph, withPart } from './change';

/** Expectations name turns by number: they follow their turn, and go when it goes. */
function withTurns(doc: PlaygroundDoc, order: readonly number[], turns: readonly Turn[]): PlaygroundDoc {
  // Two turns that say the same may change places without a change.
  const next = withGraph(doc, { turns: equalJson(turns, doc.graph.turns) ? doc.graph.turns : turns });
  if (order.every((from, to) => from === to) && order.length >= doc.graph.turns.length) return next;
  const newNumber = new Map(order.map((from, to) => [from + 1, to + 1]));
  const expectations = doc.expectations.flatMap((one): readonly Expectation[] => {
    if (one.kind === 'error' || one.kind === 'calls' || one.at === 'end') return [one];
    const turn = newNumber.get(one.at.turn);
    if (turn === one.at.turn || one.at.turn > doc.graph.turns.length) return [one];
    return turn === undefined ? [] : [{ ...one, at: { ...one.at, turn } }];
  });
  return expectations.every((one, index) => one === doc.expectations[index]) && expectations.length === doc.expectations.length
    ? next
    : { ...next, expectations };
}

/** At the end. An update as a node that does not exist is left out. */
export function addTurn(doc: PlaygroundDoc, turn: Turn = { kind: 'input', source: EMPTY_INPUT }): PlaygroundDoc {
  if (turn.kind === 'update' && !doc.graph.nodes.some((node) => node.id === turn.asNode)) return doc;
  return withGraph(doc, { turns: [...doc.graph.turns, turn] });
}

/** Replaces a turn, its kind included. */
export function setTurn(doc: PlaygroundDoc, index: number, turn: Turn): PlaygroundDoc {
  const old = doc.graph.turns[index];
  if (old === undefined || (turn.kind === 'update' && !doc.graph.nodes.some((node) => node.id === turn.asNode))) return doc;
  const next = old.kind === turn.kind ? withPart(old, turn) : turn;
  return next === old ? doc : withGraph(doc, { turns: doc.graph.turns.with(index, next) });
}

export function setTurnSource(doc: PlaygroundDoc, index: number, source: string): PlaygroundDoc {
  const old = doc.graph.turns[index];
  return old === undefined ? doc : setTurn(doc, index, { ...old, source });
}

export function deleteTurn(doc: PlaygroundDoc, index: number): PlaygroundDoc {
  return keepTurns(doc, (_turn, at) => at !== index);
}

export function deleteTurnsOf(doc: PlaygroundDoc, node: NodeId): PlaygroundDoc {
  return keepTurns(doc, (turn) => turn.kind === 'input' || turn.asNode !== node);
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
