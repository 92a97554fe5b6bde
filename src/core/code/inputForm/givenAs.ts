/** What an expression says beside values: null, undefined, or any other value. That a key is left out is said by no expression. */
export type GivenAs = 'null' | 'undefined' | 'value';

export function givenAs(text: string): GivenAs {
  const written = text.trim();
  return written === 'null' || written === 'undefined' ? written : 'value';
}

/** The expression for another choice; a value that was there already stays. */
export function textAs(next: GivenAs, text: string, first: string): string {
  if (next !== 'value') return next;
  return givenAs(text) === 'value' && text.trim() !== '' ? text : first;
}
