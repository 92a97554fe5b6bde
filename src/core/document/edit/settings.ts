import { EMPTY_INPUT } from '../defaultSource';
import type { Expectation, LocalText, Memory, PlaygroundDoc, Source, StoreIndex, StoreSetup, When } from '../document';
import { equalJson } from '../equalJson';
import { COUNT_MOST, LABELS_MOST, NAME_LENGTH, NOTE_LENGTH, RECURSION_MOST, TITLE_LENGTH } from '../limits';
import { memoryOf } from '../lookup';
import { cutText, wholeBetween, withGraph, withOptional, withPart } from './change';

export function setTitle(doc: PlaygroundDoc, title: string): PlaygroundDoc {
  return withPart(doc, { title: cutText(title, TITLE_LENGTH) });
}

export function setNote(doc: PlaygroundDoc, note: Partial<LocalText>): PlaygroundDoc {
  const { en, zh } = { ...doc.note, ...note };
  return withPart(doc, { note: { en: cutText(en, NOTE_LENGTH), zh: cutText(zh, NOTE_LENGTH) } });
}

export function setShared(doc: PlaygroundDoc, source: Source): PlaygroundDoc {
  return withGraph(doc, { shared: source });
}

/** LangGraph refuses a limit below 1. */
export function setRecursionLimit(doc: PlaygroundDoc, limit: number): PlaygroundDoc {
  return withGraph(doc, { recursionLimit: wholeBetween(limit, 1, RECURSION_MOST) });
}

/** Any number becomes a 32-bit unsigned integer. */
export function setSeed(doc: PlaygroundDoc, seed: number): PlaygroundDoc {
  return withGraph(doc, { seed: seed >>> 0 });
}

/** What is said beside what holds already; LangGraph's usual way is not written down. */
export function setMemory(doc: PlaygroundDoc, part: Partial<Memory>): PlaygroundDoc {
  const next = { ...memoryOf(doc.graph), ...part };
  const graph = withOptional(doc.graph, 'memory', equalJson(next, memoryOf({})) ? undefined : next);
  return graph === doc.graph ? doc : { ...doc, graph };
}

/** `undefined` is no items. */
export function setStoreItems(doc: PlaygroundDoc, items: Source | undefined): PlaygroundDoc {
  return withStore(doc, withOptional<StoreSetup, 'items'>(doc.graph.store ?? {}, 'items', items));
}

/** `undefined` is no index. */
export function setStoreIndex(doc: PlaygroundDoc, index: StoreIndex | undefined): PlaygroundDoc {
  const cut = index && { ...index, fields: index.fields.slice(0, LABELS_MOST).map((path) => cutText(path, NAME_LENGTH)) };
  return withStore(doc, withOptional<StoreSetup, 'index'>(doc.graph.store ?? {}, 'index', cut));
}

function withStore(doc: PlaygroundDoc, store: StoreSetup): PlaygroundDoc {
  const graph = withOptional(doc.graph, 'store', store.items === undefined && store.index === undefined ? undefined : store);
  return graph === doc.graph ? doc : { ...doc, graph };
}

const count = (number: number, least: number) => wholeBetween(number, least, COUNT_MOST);

function whenInRange(when: When): When {
  return when === 'end' ? when : { turn: count(when.turn, 1), superstep: count(when.superstep, 0) };
}

function inRange(one: Expectation): Expectation {
  switch (one.kind) {
    case 'value':
    case 'absent':
      return { ...one, at: whenInRange(one.at) };
    case 'length':
      return { ...one, at: whenInRange(one.at), length: count(one.length, 0) };
    case 'calls':
      return { ...one, count: count(one.count, 0) };
    case 'callList':
    case 'history':
      return one;
    case 'stored':
      return {
        ...one,
        at: whenInRange(one.at),
        namespace: one.namespace.slice(0, LABELS_MOST).map((label) => cutText(label, NAME_LENGTH)),
        key: cutText(one.key, NAME_LENGTH),
      };
    case 'result':
      return { ...one, turn: count(one.turn, 1) };
    case 'request':
      return { ...one, call: count(one.call, 1) };
    case 'error':
      return { ...one, code: cutText(one.code, NAME_LENGTH) };
    case 'law':
      return one;
  }
}

/** Expectations of fields that do not exist are left out. */
export function setExpectations(doc: PlaygroundDoc, expectations: readonly Expectation[]): PlaygroundDoc {
  const known = expectations.filter((one) => !('field' in one) || doc.graph.fields.some((field) => field.id === one.field)).map(inRange);
  return equalJson(known, doc.expectations) ? doc : { ...doc, expectations: known };
}

export function addExpectation(doc: PlaygroundDoc, expectation: Expectation): PlaygroundDoc {
  return setExpectations(doc, [...doc.expectations, expectation]);
}

export function deleteExpectation(doc: PlaygroundDoc, index: number): PlaygroundDoc {
  return setExpectations(
    doc,
    doc.expectations.filter((_one, at) => at !== index),
  );
}

/** Takes away fields, nodes, edges, turns, the store, shared code and expectations; title, note, limit and seed stay. */
export function clear(doc: PlaygroundDoc): PlaygroundDoc {
  // Schemas name fields, so they go with them.
  const { input: _input, output: _output, store: _store, ...graph } = doc.graph;
  const cleared: PlaygroundDoc = {
    ...doc,
    graph: {
      ...graph,
      fields: [],
      nodes: [],
      edges: [],
      joins: [],
      routers: [],
      turns: [{ kind: 'input', source: EMPTY_INPUT }],
      shared: '',
    },
    layout: { nodes: {} },
    expectations: [],
  };
  return equalJson(cleared, doc) ? doc : cleared;
}
