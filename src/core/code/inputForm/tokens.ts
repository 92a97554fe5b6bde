/** A piece of source text; spaces are left out. `open` and `close` are brackets, `mark` is any other punctuation. */
export interface Token {
  readonly kind: 'word' | 'number' | 'text' | 'regexp' | 'comment' | 'open' | 'close' | 'mark';
  /** The text itself. */
  readonly text: string;
  /** UTF-16 offsets, end exclusive. */
  readonly start: number;
  readonly end: number;
}

const SPACE = /\s+/y;
const COMMENT = /\/\/[^\n\r\u2028\u2029]*|\/\*[\s\S]*?\*\//y;
const WORD = /[\p{ID_Start}$_#@][\p{ID_Continue}$\u200c\u200d]*/uy;
const NUMBER = /(?:\d|\.\d)[\w.]*/y;
const TEXT = /'(?:[^'\\\n\r]|\\[\s\S])*'|"(?:[^"\\\n\r]|\\[\s\S])*"/y;
const REGEXP = /\/(?![*/])(?:[^/\\[\n\r]|\\[^\n\r]|\[(?:[^\]\\\n\r]|\\[^\n\r])*\])+\/[\w$]*/y;
const MARK = /\.\.\.|=>|\+\+|--|[^\w\s]/y;

/** Words after which an expression begins, so that a slash is a regular expression. */
const BEFORE_EXPRESSION = new Set('return typeof instanceof in of new delete void throw case do else await yield default'.split(' '));

function match(pattern: RegExp, source: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0];
}

/** Whether a slash after this token divides. */
function endsValue(token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (token.kind === 'word') return !BEFORE_EXPRESSION.has(token.text);
  return token.kind !== 'open' && (token.kind !== 'mark' || token.text === '++' || token.text === '--');
}

/** End of the template literal that begins at `at`, or undefined when it does not end. */
function templateEnd(source: string, at: number): number | undefined {
  let index = at + 1;
  while (index < source.length) {
    const character = source[index];
    if (character === '`') return index + 1;
    if (character === '\\') index += 2;
    else if (character === '$' && source[index + 1] === '{') {
      const inner = scan(source, index + 2, true);
      if (inner === undefined) return undefined;
      index = inner.end;
    } else index++;
  }
  return undefined;
}

/** Tokens from `at` on; with `untilBrace`, up to and over the brace that closes what was open before. */
function scan(source: string, at: number, untilBrace: boolean): { readonly tokens: readonly Token[]; readonly end: number } | undefined {
  const tokens: Token[] = [];
  let before: Token | undefined;
  let depth = 0;
  let index = at;
  const push = (kind: Token['kind'], text: string) => {
    const token: Token = { kind, text, start: index, end: index + text.length };
    tokens.push(token);
    if (kind !== 'comment') before = token;
    index = token.end;
  };
  while (index < source.length) {
    const character = source[index] ?? '';
    const space = match(SPACE, source, index);
    if (space !== undefined) {
      index += space.length;
      continue;
    }
    const comment = match(COMMENT, source, index);
    if (comment !== undefined) push('comment', comment);
    else if (character === '`') {
      const end = templateEnd(source, index);
      if (end === undefined) return undefined;
      push('text', source.slice(index, end));
    } else if (character === "'" || character === '"') {
      const text = match(TEXT, source, index);
      if (text === undefined) return undefined;
      push('text', text);
    } else if (character === '/' && !endsValue(before)) {
      const regexp = match(REGEXP, source, index);
      if (regexp === undefined) return undefined;
      push('regexp', regexp);
    } else if ('([{'.includes(character)) {
      depth++;
      push('open', character);
    } else if (')]}'.includes(character)) {
      if (untilBrace && depth === 0) return character === '}' ? { tokens, end: index + 1 } : undefined;
      depth--;
      push('close', character);
    } else {
      const number = match(NUMBER, source, index);
      const word = match(WORD, source, index);
      if (number !== undefined) push('number', number);
      else if (word !== undefined) push('word', word);
      else push('mark', match(MARK, source, index) ?? character);
    }
  }
  return untilBrace ? undefined : { tokens, end: index };
}

/** The source's tokens, or undefined where a text, template, comment or regular expression does not end. */
export function tokensOf(source: string): readonly Token[] | undefined {
  return scan(source, 0, false)?.tokens;
}
