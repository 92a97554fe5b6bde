import type { SourcePosition } from '~/core/document';

/** Something to say about a place of a source: a problem, a run-time error, or a type error. */
export interface Issue {
  readonly severity: 'error' | 'warning' | 'info';
  readonly at: SourcePosition;
  readonly message: string;
}
