/** Why the browser's storage did not do what it was asked. `text` is its own error. */
export interface Failure {
  readonly kind: 'failed';
  /** `closed`: switched off, taken away, or given up to a newer page; `newer`: made by a newer version of this page. */
  readonly reason: 'quota' | 'closed' | 'newer' | 'other';
  readonly text: string;
}

export function isFailure(outcome: object): outcome is Failure {
  return 'kind' in outcome && outcome.kind === 'failed';
}

const REASONS: { readonly [name: string]: Failure['reason'] } = {
  QuotaExceededError: 'quota',
  InvalidStateError: 'closed',
  SecurityError: 'closed',
  VersionError: 'newer',
};

export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error) && !(error instanceof DOMException)) return { kind: 'failed', reason: 'other', text: String(error) };
  return { kind: 'failed', reason: REASONS[error.name] ?? 'other', text: `${error.name}: ${error.message}` };
}
