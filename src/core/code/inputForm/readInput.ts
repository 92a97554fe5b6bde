import type { Source } from '~/core/document';
import { closeOf, splitAtCommas } from './brackets';
import type { Token } from './tokens';
import { tokensOf } from './tokens';

/** A turn's value as a form. What a form cannot show stays code and is edited as text. */
export type InputForm =
  | { readonly kind: 'object'; readonly entries: readonly InputEntry[] }
  | { readonly kind: 'null' }
  | { readonly kind: 'code' };

/** A field that is given: the text of its expression, or of what an Overwrite sets. Fields that are not given have no entry. */
export interface InputEntry {
  readonly name: string;
  readonly how: 'given' | 'overwrite';
  readonly text: string;
}

/** The place of the value within the source. */
export interface FoundInput {
  readonly form: InputForm;
  readonly start: number;
  readonly end: number;
}

const CODE: FoundInput = { form: { kind: 'code' }, start: 0, end: 0 };

export function readInput(source: Source): InputForm {
  return findInput(source).form;
}

/** The one `export default` with nothing after its value. */
export function findInput(source: Source): FoundInput {
  const tokens = (tokensOf(source) ?? []).filter((token) => token.kind !== 'comment');
  const at = tokens.findIndex((token, index) => token.text === 'export' && tokens[index + 1]?.text === 'default');
  if (at < 0 || tokens.slice(0, at).some((token) => token.text === 'export')) return CODE;
  return findValue(source, tokens, at + 2, tokens.at(-1)?.text === ';' ? tokens.length - 1 : tokens.length);
}

function findValue(source: Source, tokens: readonly Token[], from: number, to: number): FoundInput {
  const first = tokens[from];
  const last = tokens[to - 1];
  if (first === undefined || last === undefined || from >= to) return CODE;
  const place = { start: first.start, end: last.end };
  if (first === last && first.text === 'null') return { form: { kind: 'null' }, ...place };
  if (closeOf(tokens, from) !== to - 1) return CODE;
  if (first.text === '(') return findValue(source, tokens, from + 1, to - 1);
  if (first.text !== '{') return CODE;
  const entries = readEntries(source, place.start, place.end);
  return entries === undefined ? CODE : { form: { kind: 'object', entries }, ...place };
}

/** Entries of the object literal between two offsets; undefined where one of them would be lost in a form. */
function readEntries(source: Source, start: number, end: number): readonly InputEntry[] | undefined {
  const inside = (tokensOf(source) ?? []).filter((token) => token.start > start && token.end < end);
  const parts = splitAtCommas(inside);
  if (parts === undefined) return undefined;
  const whole = parts.at(-1)?.length === 0 ? parts.slice(0, -1) : parts;
  const overwrites = importsOverwrite(source);
  const entries = whole.map((part) => readEntry(source, part, overwrites));
  const found = entries.filter((entry) => entry !== undefined);
  const names = new Set(found.map((entry) => entry.name));
  return names.size === entries.length ? found : undefined;
}

function readEntry(source: Source, part: readonly Token[], overwrites: boolean): InputEntry | undefined {
  const key = readKey(part);
  const last = part.at(-1);
  const colon = part[key?.length ?? 0];
  const value = part.slice((key?.length ?? 0) + 1);
  if (key === undefined || colon?.text !== ':' || last === undefined || value.length === 0) return undefined;
  if (endsInLineComment(value)) return undefined;
  const text = source.slice(colon.end, last.end).trim();
  const set = overwrites ? overwritten(source, value) : undefined;
  return set === undefined ? { name: key.name, how: 'given', text } : { name: key.name, how: 'overwrite', text: set };
}

export function endsInLineComment(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1);
  return last?.kind === 'comment' && last.text.startsWith('//');
}

/** A key that is written out, and how many tokens it takes. */
function readKey(part: readonly Token[]): { readonly name: string; readonly length: number } | undefined {
  const [first, second, third] = part;
  if (first === undefined) return undefined;
  if (first.kind === 'word' && !/^[#@]/.test(first.text)) return first.text === '__proto__' ? undefined : { name: first.text, length: 1 };
  if (first.kind === 'number' && /^(?:0|[1-9]\d{0,14})$/.test(first.text)) return { name: first.text, length: 1 };
  const quoted = first.text === '[' ? second : first;
  if (quoted?.kind !== 'text' || (first.text === '[' && third?.text !== ']')) return undefined;
  const name = plainText(quoted.text);
  if (name === undefined || (name === '__proto__' && first.text !== '[')) return undefined;
  return { name, length: first.text === '[' ? 3 : 1 };
}

/** What a text literal says, where JSON can tell. */
function plainText(literal: string): string | undefined {
  if (literal.startsWith("'") && !/["\\]/.test(literal)) return literal.slice(1, -1);
  if (!literal.startsWith('"')) return undefined;
  try {
    return String(JSON.parse(literal));
  } catch {
    return undefined;
  }
}

/** The text of the one argument of `new Overwrite(…)`. */
function overwritten(source: Source, value: readonly Token[]): string | undefined {
  const [first, second, third] = value;
  if (first?.text !== 'new' || second?.text !== 'Overwrite' || third?.text !== '(') return undefined;
  if (closeOf(value, 2) !== value.length - 1) return undefined;
  const inside = value.slice(3, -1);
  const last = inside.at(-1);
  if (last === undefined || inside[0]?.text === '...' || splitAtCommas(inside)?.length !== 1 || endsInLineComment(inside)) return undefined;
  return source.slice(third.end, last.end).trim();
}

/** Whether `import { …, Overwrite, … } from '@langchain/langgraph'` stands in the source. */
export function importsOverwrite(source: Source): boolean {
  const tokens = (tokensOf(source) ?? []).filter((token) => token.kind !== 'comment');
  return tokens.some((token, at) => {
    if (token.text !== 'import' || tokens[at + 1]?.text !== '{') return false;
    const close = closeOf(tokens, at + 1);
    const from = tokens[close + 2]?.text.slice(1, -1);
    if (tokens[close + 1]?.text !== 'from' || (from !== '@langchain/langgraph' && from !== '@langchain/langgraph/web')) return false;
    const names = splitAtCommas(tokens.slice(at + 2, close)) ?? [];
    return names.some((name) => name.length === 1 && name[0]?.text === 'Overwrite');
  });
}
