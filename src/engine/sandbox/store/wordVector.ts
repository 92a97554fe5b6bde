/** Places of a vector; far more than a short text has features, so that two of them seldom meet. */
const SIZE = 1024;
/** A whole word says more than three of its letters. */
const WHOLE_WORD = 2;

const RUN = /[\p{L}\p{N}]+/gu;
/** Scripts that put no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * A text as counts of its words, of their letters by threes, and of characters and pairs of characters where a script writes
 * no spaces. Two such vectors point the same way as far as the texts have these in common; what they mean plays no part.
 */
export function wordVector(text: string): number[] {
  const vector = Array.from({ length: SIZE }, () => 0);
  const count = (feature: string, weight: number) => {
    const place = hash(feature) % SIZE;
    vector[place] = (vector[place] ?? 0) + weight;
  };
  for (const [run] of text.normalize('NFKC').toLowerCase().matchAll(RUN)) {
    const characters = Array.from(run);
    if (UNSPACED.test(run)) {
      for (const character of characters) count(character, 1);
      for (let i = 0; i + 1 < characters.length; i++) count(characters.slice(i, i + 2).join(''), 1);
    } else {
      // Told from its own letters, which count besides.
      count(` ${run}`, WHOLE_WORD);
      const edged = ['^', ...characters, '$'];
      for (let i = 0; i + 2 < edged.length; i++) count(edged.slice(i, i + 3).join(''), 1);
    }
  }
  return vector;
}

/** FNV-1a over UTF-16 units, 32 bits. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return sum >>> 0;
}
