import { type NamedRef, threadHistory, type TraceStore } from '~/core/trace';
import { equalValues, type Value } from '~/core/value';
import type { TurnsOutside } from './outsideTurns';

/** Holds the turns and the checkpoints of a record against what the same turns left unrecorded. */
export function judgeTurns(
  store: TraceStore,
  outside: TurnsOutside,
  fields: readonly string[],
): { readonly checkpoints: number; readonly complaints: readonly string[] } {
  const complaints: string[] = [];
  const ends = store.turns.map(({ how }) => String(how));
  const expectedEnds = outside.ends.map((end, index) => (outside.turns[index]?.kind === 'update' ? 'done' : end));
  if (ends.join() !== expectedEnds.join()) complaints.push(`turns ended ${ends.join()} for ${expectedEnds.join()}`);
  let checkpoints = 0;
  for (const [thread, expected] of outside.threads) {
    const rows = new Map(threadHistory(store, thread).map((row) => [row.saved.id, row]));
    checkpoints += expected.length;
    const found = store.saves.filter((saved) => saved.thread === thread && saved.forgotten === null && saved.turn >= outside.from);
    if (found.length !== expected.length) complaints.push(`thread ${thread}: ${found.length} checkpoints for ${expected.length}`);
    for (const [index, saved] of found.entries()) {
      const one = expected[index];
      const parent = found.findIndex(({ id }) => id === saved.parent);
      if (one === undefined) continue;
      if (one.step !== saved.step || one.source !== saved.source || one.parent !== parent)
        complaints.push(
          `thread ${thread}, ${index}: ${saved.step} ${saved.source} after ${parent} for ${one.step} ${one.source} after ${one.parent}`,
        );
      const told = rows.get(saved.id)?.values ?? null;
      if (told === null) continue;
      const held = valuesOf(store, told);
      const kept = Object.fromEntries(Object.entries(one.values).filter(([name]) => fields.includes(name)));
      if (!equalValues(held, kept as Value))
        complaints.push(`thread ${thread}, ${index}: ${JSON.stringify(held)} for ${JSON.stringify(kept)}`);
    }
  }
  return { checkpoints, complaints };
}

const valuesOf = (store: TraceStore, values: readonly NamedRef[]): Value =>
  Object.fromEntries(values.map(([name, ref]) => [name, store.value(ref)]));
