import { describe, expect, it } from 'vitest';
import { findHazards } from '~/core/analysis';
import { createInProcessEngine } from '~/engine/inProcess';
import { examples } from './gallery';

/** Examples that are about a fault, and the hazards that say so. */
const FAULTS: { readonly [example: string]: readonly string[] } = {
  'status-grows': ['addOnStr likely'],
  'untracked-guard': ['parallelPlain certain'],
  'untracked-no-guard': ['inputReduced likely'],
  'in-place-three-histories': ['mutatesExisting certain'],
  'min-from-zero': ['startNotIdentity certain'],
  'fed-back': ['inputReduced likely'],
  'parallel-plain': ['parallelPlain certain'],
  'parallel-reads': ['readsSibling certain'],
  'sometimes-right': ['readsSibling certain'],
  'messages-id-forgotten': ['editWithoutId likely'],
  'messages-remove-all-last': ['removeAllLate certain'],
  'hazard-parallel-plain': ['parallelPlain certain'],
  'hazard-parallel-overwrite': ['parallelOverwrite certain'],
  'hazard-echo-doubles': ['echoDoubles likely'],
  'hazard-reads-sibling': ['readsSibling certain'],
  'hazard-undeclared-write': ['undeclaredWrite certain'],
  'hazard-whole-state': ['wholeState certain'],
  'hazard-returns-old': ['returnsOld certain'],
  'hazard-add-on-str': ['addOnStr likely'],
  'hazard-input-reduced': ['inputReduced likely'],
  'hazard-start-not-identity': ['startNotIdentity certain'],
  'hazard-edit-without-id': ['editWithoutId likely'],
  'hazard-remove-all-late': ['removeAllLate certain'],
  'hazard-python-refuses': ['pythonRefuses certain'],
  'hazard-async-reducer': ['asyncReducer certain'],
  'hazard-one-parameter': ['oneParameter certain'],
  'hazard-no-return': ['noReturn certain'],
  'hazard-push-result': ['pushResult certain'],
  'hazard-mutates-existing': ['mutatesExisting certain'],
  'hazard-unequal-branches': ['unequalBranches certain'],
  'hazard-join-never-fills': ['joinNeverFills certain'],
  'hazard-endless-loop': ['endlessLoop certain'],
  'default-shared': ['mutatesExisting certain'],
  'default-anew': ['mutatesExisting certain'],
  'in-place-memory-saver': ['mutatesExisting certain'],
  'in-place-late-saver': ['mutatesExisting certain'],
  'in-place-late-sync': ['mutatesExisting certain'],
};

/** Claims are often about a fault: what is said of them is theirs, and not listed here. */
const listed = examples.filter(({ topic }) => !topic.startsWith('claims-'));

describe('hazards of the examples', () => {
  const engine = createInProcessEngine();
  it.each(listed.map((example) => [example.id, example] as const))('%s has those that it is about', async (id, example) => {
    const doc = example.doc('en');
    const found = findHazards(doc, await engine.facts(doc.graph), null).map((one) => `${one.code} ${one.sure}`);
    expect([...new Set(found)]).toEqual(FAULTS[id] ?? []);
    const refused = doc.expectations.some((one) => one.kind === 'error' && one.code === 'InvalidUpdateError');
    expect(found.some((one) => /^parallel(Plain|Overwrite) /.test(one))).toBe(refused);
  });
});
