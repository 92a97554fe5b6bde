import fc from 'fast-check';
import { valueSize } from '~/core/value';
import { FolderOver } from '../fold';
import { type Asker, Stopped } from './asker';
import type { Attempt, Draw } from './attempt';
import { draws, isFor, startOf, zeroOf } from './draws';
import type { Counter, Law, LawQuestion, LawResult } from './law';
import { recordedDraws } from './recordedDraws';
import { attemptOf, RULES } from './rules';
import { counterOf, settledCounter } from './settledCounter';

export { RULES };

/** Tries that are asked for at one time. */
const BATCH = 16;

interface Found {
  readonly draw: Draw;
  readonly attempt: Attempt & { readonly kind: 'broken' };
}

/** Tries one law: on what was recorded, then on generated values; shrinks the first counter-example of these. */
export async function searchLaw(law: Law, question: LawQuestion, asker: Asker): Promise<LawResult> {
  return new Search(law, question, asker).run();
}

class Search {
  readonly #law: Law;
  readonly #question: LawQuestion;
  readonly #asker: Asker;
  readonly #planned: number;
  readonly #recorded: readonly Draw[];
  #tries = 0;
  #answered = 0;
  #uncopied = 0;

  constructor(law: Law, question: LawQuestion, asker: Asker) {
    this.#law = law;
    this.#question = question;
    this.#asker = asker;
    const { field, recorded } = question;
    const zero = law === 'zeroIsIdentity' ? zeroOf(field) : null;
    const all = recordedDraws(recorded, RULES[law].updates, zero ?? startOf(field));
    this.#recorded = all.filter((draw) => isFor(law, field, draw) && (zero === null || draw.existing === zero));
    this.#planned = this.#recorded.length + (this.#isOnlySeen ? 0 : question.tries);
  }

  /** What was never seen can make any reducer throw: `total` is asked of it only where nothing was seen at all. */
  get #isOnlySeen(): boolean {
    return this.#law === 'total' && this.#question.recorded.length > 0;
  }

  async run(): Promise<LawResult> {
    const law = this.#law;
    try {
      const seen = await this.#tryAll(this.#recorded, smallest);
      if (seen !== null) return { law, verdict: 'fails', tries: this.#tries, counter: await this.#settled(seen), recorded: true };
      const made = this.#isOnlySeen ? null : await this.#generate();
      if (made !== null) return { law, verdict: 'fails', tries: this.#tries, counter: await this.#settled(made), recorded: false };
    } catch (error) {
      if (error instanceof Stopped) return { law, verdict: 'stopped', tries: this.#tries };
      if (error instanceof FolderOver) return { law, verdict: 'error', tries: this.#tries, message: error.message };
      throw error;
    }
    if (this.#answered > 0) return { law, verdict: 'holds', tries: this.#answered };
    return { law, verdict: 'notApplicable', reason: this.#uncopied > 0 ? 'uncopied' : 'neverAnswers' };
  }

  async #generate(): Promise<Found | null> {
    const { field, recorded, seed, tries } = this.#question;
    const arbitrary = draws(this.#law, field, recorded).filter((draw) => isFor(this.#law, field, draw));
    const all = fc.sample(arbitrary, { seed, numRuns: tries });
    const found = await this.#tryAll(all, first);
    return found === null ? null : this.#shrink(arbitrary, all.indexOf(found.draw), found);
  }

  /** Goes on from the failing one of the same sequence of values; stops where the budget does. */
  async #shrink(arbitrary: fc.Arbitrary<Draw>, index: number, found: Found): Promise<Found> {
    let best = found;
    const holds = async (draw: Draw): Promise<boolean> => {
      // What cannot be tried any more is taken to hold, so that shrinking ends with what it has.
      const attempt = await attemptOf(this.#law, this.#question.field)(draw, this.#asker.ask).catch(ignoreEnd);
      if (attempt?.kind !== 'broken' || attempt.because !== found.attempt.because) return true;
      best = { draw, attempt };
      return false;
    };
    await fc.check(fc.asyncProperty(arbitrary, holds), { seed: this.#question.seed, path: String(index), numRuns: 1 });
    return best;
  }

  async #tryAll(all: readonly Draw[], choose: (found: readonly Found[]) => Found | null): Promise<Found | null> {
    const attemptIt = attemptOf(this.#law, this.#question.field);
    for (let from = 0; from < all.length; from += BATCH) {
      const batch = all.slice(from, from + BATCH);
      const attempts = await Promise.all(batch.map((draw) => attemptIt(draw, this.#asker.ask)));
      attempts.forEach((attempt) => this.#count(attempt));
      this.#question.onProgress?.({ law: this.#law, tries: this.#tries, of: this.#planned });
      const found = choose(batch.flatMap((draw, index) => foundIn(draw, attempts[index])));
      if (found !== null) return found;
    }
    return null;
  }

  #count(attempt: Attempt): void {
    this.#tries += 1;
    if (attempt.kind !== 'unanswered') this.#answered += 1;
    else if (attempt.uncopied) this.#uncopied += 1;
  }

  async #settled({ draw, attempt }: Found): Promise<Counter> {
    const settled = await settledCounter(this.#law, this.#question.field, draw, attempt, this.#asker.ask).catch(ignoreEnd);
    return settled ?? counterOf(this.#law, draw, attempt);
  }
}

/** After a counter-example is found, the end of the budget or of the folder takes nothing away from it. */
function ignoreEnd(error: unknown): null {
  if (error instanceof Stopped || error instanceof FolderOver) return null;
  throw error;
}

function foundIn(draw: Draw, attempt: Attempt | undefined): readonly Found[] {
  return attempt?.kind === 'broken' ? [{ draw, attempt }] : [];
}

const first = (found: readonly Found[]): Found | null => found.find(({ attempt }) => attempt.because !== 'rounding') ?? found[0] ?? null;

/** The one that is easiest to read. */
function smallest(found: readonly Found[]): Found | null {
  const size = ({ draw }: Found) => valueSize([draw.existing.kind === 'value' ? draw.existing.value : null, ...draw.updates]);
  return first([...found].sort((one, other) => size(one) - size(other)));
}
