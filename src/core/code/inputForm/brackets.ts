import type { Token } from './tokens';

const CLOSES: { readonly [open: string]: string } = { '(': ')', '[': ']', '{': '}' };

/** Index of the bracket that closes the one at `at`, or -1 where brackets do not match. */
export function closeOf(tokens: readonly Token[], at: number): number {
  const wanted: string[] = [];
  for (let index = at; index < tokens.length; index++) {
    const token = tokens[index];
    if (token?.kind === 'open') wanted.push(CLOSES[token.text] ?? '');
    else if (token?.kind === 'close' && wanted.pop() !== token.text) return -1;
    if (wanted.length === 0) return index;
  }
  return -1;
}

/**
 * Where type arguments end that begin with the `<` at `at` (`new Map<string, number>(…)`): index of the `>`, or -1 when
 * it is a comparison. Decided as TypeScript does: by whether types stand between and a call follows.
 */
function typeArgumentsEnd(tokens: readonly Token[], at: number): number {
  const before = tokens[at - 1];
  if (before?.kind !== 'word' || before.end !== tokens[at]?.start) return -1;
  let depth = 0;
  for (let index = at; index < tokens.length; index++) {
    const token = tokens[index];
    if (token?.kind === 'open') {
      index = closeOf(tokens, index);
      if (index < 0) return -1;
    } else if (token?.text === '<') depth++;
    else if (token?.text === '>') {
      depth--;
      if (depth === 0) return tokens[index + 1]?.text === '(' ? index : -1;
    } else if (token?.kind === 'close' || (token?.kind === 'mark' && !['.', ',', '|', '&', '=>', '?'].includes(token.text))) return -1;
  }
  return -1;
}

/** Splits tokens at the commas that stand in no bracket; undefined where brackets do not match or a statement ends. */
export function splitAtCommas(tokens: readonly Token[]): readonly (readonly Token[])[] | undefined {
  const parts: Token[][] = [[]];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (token === undefined || token.kind === 'close' || (token.kind === 'mark' && token.text === ';')) return undefined;
    if (token.text === ',' && token.kind === 'mark') {
      parts.push([]);
      continue;
    }
    const end = token.kind === 'open' ? closeOf(tokens, index) : token.text === '<' ? typeArgumentsEnd(tokens, index) : index;
    if (token.kind === 'open' && end < 0) return undefined;
    const last = Math.max(end, index);
    parts.at(-1)?.push(...tokens.slice(index, last + 1));
    index = last;
  }
  return parts;
}
