import { asSafeError } from '../errorInfo';
import { wordVector } from './wordVector';

/** What LangGraph's store asks for vectors. */
export interface Embeddings {
  embedQuery(text: string): Promise<number[]>;
  embedDocuments(texts: string[]): Promise<number[][]>;
}

export const wordEmbeddings: Embeddings = {
  embedQuery: async (text) => wordVector(text),
  embedDocuments: async (texts) => texts.map(wordVector),
};

/** `embed` is what the document's own source exports: `(texts) => vectors`, sync or async. */
export function ownEmbeddings(embed: unknown): Embeddings {
  const vectors = async (texts: string[]): Promise<number[][]> => {
    try {
      if (typeof embed !== 'function') throw new TypeError('The embedding is not a function.');
      const answer: unknown = await (embed as (texts: string[]) => unknown)(texts);
      if (!isVectors(answer, texts.length)) {
        throw new TypeError(`The embedding must answer a list of ${texts.length} lists of numbers, one for each text.`);
      }
      return answer;
    } catch (thrown) {
      throw asSafeError(thrown);
    }
  };
  return { embedDocuments: vectors, embedQuery: async (text) => (await vectors([text]))[0] ?? [] };
}

function isVectors(answer: unknown, count: number): answer is number[][] {
  return (
    Array.isArray(answer) &&
    answer.length === count &&
    answer.every((vector) => Array.isArray(vector) && vector.every((number) => typeof number === 'number'))
  );
}
