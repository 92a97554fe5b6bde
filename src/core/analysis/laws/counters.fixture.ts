import type { Field } from '~/core/document';
import { checkLaws } from './checkLaws';
import type { Counter } from './law';
import { localFolder } from './localFolder.fixture';
import type { KnownReducer } from './reducers.fixture';

/** A field whose reducer is a known one. */
export const fieldOf = ({ type, start }: KnownReducer): Field => ({
  id: 'f7',
  name: 'held',
  type,
  merge: {
    kind: 'own',
    source: 'export default (s, u) => u;\n',
    start: start === null ? { kind: 'none' } : { kind: 'own', source: 'export default 0;\n' },
  },
});

/** What breaks a law of it. */
export async function countersOf(known: KnownReducer): Promise<readonly Counter[]> {
  const folder = localFolder(known.make(), known.start);
  const results = await checkLaws({
    field: fieldOf(known),
    recorded: known.recorded,
    folder,
    seed: 3,
    tries: 40,
    budget: { folds: 10_000 },
  });
  return results.flatMap((result) => (result.verdict === 'fails' ? [result.counter] : []));
}
