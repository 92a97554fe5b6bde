import { whyNot } from './applies';
import { Asker } from './asker';
import { LAWS, type LawQuestion, type LawResult } from './law';

/**
 * Which laws a field's reducer keeps, as far as tries can tell: `holds` says that so many tries found no counter-example.
 * What generates the tries is loaded with the first question.
 */
export async function checkLaws(question: LawQuestion): Promise<readonly LawResult[]> {
  const { searchLaw } = await import('./searchLaw');
  const { field, recorded, folder, budget, signal, laws = LAWS } = question;
  const asker = new Asker(folder, budget, signal);
  const results: LawResult[] = [];
  for (const [index, law] of laws.entries()) {
    asker.share(laws.length - index);
    const reason = whyNot(law, field, recorded);
    results.push(reason === null ? await searchLaw(law, question, asker) : { law, verdict: 'notApplicable', reason });
  }
  return results;
}
