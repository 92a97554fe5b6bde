import type { Expectation, PlaygroundDoc, When } from '~/core/document';
import { equalBags, equalValues, isList, isTagged, lengthOf, objectOf } from '~/core/value';
import type { MessageValue, Value } from '~/core/value';
import type { Cursor } from '../cursor';
import type { FieldState, TraceStore, Verdict } from '../views';
import { callsPerField } from './callsPerField';
import { checkpointsUpTo } from './checkpointsUpTo';
import { ABSENT, stateAt } from './stateAt';
import { storeAt } from './storeAt';
import { cursorBounds } from './stepping';

type Outcome = Pick<Verdict, 'passed' | 'found'>;

/** What came of each expectation of the document that a run can judge. Names in the trace must be the document's. */
export function checkExpectations(doc: PlaygroundDoc, store: TraceStore): readonly Verdict[] {
  const names = new Map(doc.graph.fields.map((field) => [field.id, field.name]));
  return doc.expectations.flatMap((expectation, index) => {
    // A law is about calls away from any run.
    if (expectation.kind === 'law') return [];
    const at = 'at' in expectation ? expectation.at : 'end';
    const name = 'field' in expectation ? (names.get(expectation.field) ?? '') : '';
    return [{ index, at, ...outcomeOf(expectation, name, store) }];
  });
}

function outcomeOf(expectation: Exclude<Expectation, { kind: 'law' }>, name: string, store: TraceStore): Outcome {
  switch (expectation.kind) {
    case 'error':
      return errorOutcome(expectation, store);
    case 'result':
      return resultOutcome(expectation, store);
    case 'request':
      return requestOutcome(expectation, store);
    case 'callList':
      return listOutcome(expectation.value, callsOf(store, name));
    case 'history':
      return listOutcome(expectation.value, historyOf(store, name));
    case 'calls': {
      const count = callsPerField(store).get(name) ?? 0;
      return { passed: count === expectation.count, found: { kind: 'number', value: count } };
    }
    case 'stored': {
      const cursor = cursorOf(store, expectation.at);
      return cursor === null ? { passed: false, found: { kind: 'notReached' } } : storedOutcome(expectation, store, cursor);
    }
    default: {
      const cursor = cursorOf(store, expectation.at);
      if (cursor === null) return { passed: false, found: { kind: 'notReached' } };
      const held = stateAt(store, [{ name }], cursor).get(name) ?? ABSENT;
      return stateOutcome(expectation, held, store);
    }
  }
}

function stateOutcome(
  expectation: Extract<Expectation, { kind: 'value' | 'absent' | 'length' }>,
  held: FieldState,
  store: TraceStore,
): Outcome {
  if (held.kind === 'absent') return { passed: expectation.kind === 'absent', found: { kind: 'absent' } };
  const value = store.value(held.ref);
  switch (expectation.kind) {
    case 'absent':
      return { passed: false, found: { kind: 'value', value } };
    case 'length': {
      const length = lengthOf(value);
      if (length === null) return { passed: false, found: { kind: 'value', value } };
      return { passed: length === expectation.length, found: { kind: 'number', value: length } };
    }
    case 'value': {
      const found = withoutOtherIds(expectation.value, value);
      const asBags = expectation.order === 'any' && isList(expectation.value) && isList(found);
      const passed = asBags ? equalBags(expectation.value, found) : equalValues(expectation.value, found);
      return { passed, found: { kind: 'value', value } };
    }
  }
}

function errorOutcome({ code, text }: Extract<Expectation, { kind: 'error' }>, store: TraceStore): Outcome {
  const error = store.turns.findLast((turn) => turn.error !== null)?.error ?? null;
  if (error === null) return { passed: false, found: { kind: 'absent' } };
  const isOne = error.name === code || (error.code !== '' && error.code === code);
  if (isOne && text !== undefined && !error.message.includes(text))
    return { passed: false, found: { kind: 'value', value: error.message } };
  return { passed: isOne, found: { kind: 'error', code: error.code === '' ? error.name : error.code } };
}

function storedOutcome({ namespace, key, value }: Extract<Expectation, { kind: 'stored' }>, store: TraceStore, cursor: Cursor): Outcome {
  const held = storeAt(store, cursor).find((one) => equalValues([...one.namespace], [...namespace]));
  const item = held?.items.find((one) => one.key === key);
  if (item === undefined) return { passed: value === null, found: { kind: 'absent' } };
  const found = store.value(item.value);
  return { passed: equalValues(value, found), found: { kind: 'value', value: found } };
}

function listOutcome(expected: Value, found: readonly Value[]): Outcome {
  return { passed: equalValues(expected, found), found: { kind: 'value', value: found } };
}

function resultOutcome({ turn, value }: Extract<Expectation, { kind: 'result' }>, store: TraceStore): Outcome {
  const answered = store.turns[turn - 1];
  if (answered === undefined || answered.how === null) return { passed: false, found: { kind: 'notReached' } };
  const found = objectOf(answered.values.map(([name, ref]) => [name, store.value(ref)]));
  return { passed: equalValues(value, found), found: { kind: 'value', value: found } };
}

function requestOutcome({ call, value }: Extract<Expectation, { kind: 'request' }>, store: TraceStore): Outcome {
  const sent = sentIn(store, call - 1);
  if (sent === null) return { passed: false, found: { kind: 'notReached' } };
  return { passed: equalValues(value, withoutOtherIds(value, sent)), found: { kind: 'value', value: sent } };
}

/** The messages of a model call, here or in a graph inside a task; null where there was none. */
function sentIn(store: TraceStore, request: number): Value | null {
  const found = store.requests.find((one) => one.request === request);
  if (found !== undefined) return store.value(found.messages);
  for (const { task } of store.tasks) {
    const inner = store.inner(task);
    const sent = inner === null ? null : sentIn(inner, request);
    if (sent !== null) return sent;
  }
  return null;
}

/** The committed calls of a field's reducer as pairs of what it was given. */
function callsOf(store: TraceStore, name: string): readonly Value[] {
  return store.commits.flatMap((index) => {
    const row = store.rows[index];
    if (row === undefined || row.kind === 'bypass' || row.field !== name) return [];
    const update = row.kind === 'call' ? store.value(row.update) : row.writes.map((write) => store.value(write.value));
    return [[store.value(row.existing), update]];
  });
}

function historyOf(store: TraceStore, name: string): readonly Value[] {
  return checkpointsUpTo(store, cursorBounds(store).last).flatMap(({ checkpoint }) =>
    // One without an id was told but never saved.
    checkpoint.id === '' ? [] : checkpoint.values.flatMap(([field, ref]) => (field === name ? [store.value(ref)] : [])),
  );
}

/** Where an expectation looks; null where the run has no such place. */
function cursorOf(store: TraceStore, at: When): Cursor | null {
  if (at === 'end') return cursorBounds(store).last;
  const turn = store.turns[at.turn - 1];
  const moment = store.moments.find((one) => one.turn === turn?.turn && one.superstep === at.superstep && one.started);
  return moment === undefined ? null : { at: moment.moment + 1, call: null };
}

/**
 * An expected message without an id means: whatever id it was given, since ids that LangGraph fills in depend on the
 * seed. So found messages lose the ids that the expected list does not speak of.
 */
function withoutOtherIds(expected: Value, found: Value): Value {
  if (!isList(expected) || !isList(found)) return found;
  const spoken = new Set(expected.flatMap((item) => (isMessage(item) && item.id !== null ? item.id : [])));
  return found.map((item) => (isMessage(item) && item.id !== null && !spoken.has(item.id) ? { ...item, id: null } : item));
}

function isMessage(value: Value): value is MessageValue {
  return isTagged(value) && value.$ === 'message';
}
