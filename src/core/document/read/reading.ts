/** Why a text is not a document. i18n has a sentence for each; `params` are short. */
export interface ReadProblem {
  readonly code: ReadProblemCode;
  /** Where, as JavaScript would say it: `graph.nodes[3].name`; '' is the document itself. */
  readonly path: string;
  readonly params: { readonly [name: string]: string | number };
}

export type ReadProblemCode =
  | 'notAnObject'
  | 'notAList'
  | 'notText'
  | 'notANumber'
  | 'notABoolean'
  | 'notAValue'
  | 'missing'
  | 'unknownKey'
  | 'notAChoice'
  | 'outOfRange'
  | 'tooLong'
  | 'tooMany'
  | 'tooDeep'
  | 'badId'
  | 'twice'
  | 'unknownRef'
  | 'newer'
  | 'cannotMigrate';

/** What one reading has found so far. `spend` counts what is bounded over the whole document. */
export interface Reading {
  readonly problems: ReadProblem[];
  report(code: ReadProblemCode, path: string, params?: ReadProblem['params']): undefined;
}

/** More problems than this help nobody. */
const MOST_PROBLEMS = 20;

export function newReading(): Reading {
  const problems: ReadProblem[] = [];
  return {
    problems,
    report(code, path, params = {}) {
      if (problems.length < MOST_PROBLEMS) problems.push({ code, path, params });
      return undefined;
    },
  };
}

/** Builds a fresh T out of parsed JSON, or reports why not and gives undefined. */
export type Reader<T> = (value: unknown, path: string, reading: Reading) => T | undefined;

/** A text from elsewhere, short enough to be shown. */
export function shown(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 59)}…`;
}
