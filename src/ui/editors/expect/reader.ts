import type { Value } from '~/core/value';

const SPACE = /\s*/y;
const WORD = /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy;
const NUMBER = /[+-]?(?:\d[\d_]*(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?n?(?![\p{ID_Continue}$])/uy;
const SIGNED_WORD = /([+-])(Infinity|inf)(?![\p{ID_Continue}$])/uy;
const STRING = /'(?:[^'\\\n]|\\[\s\S])*'|"(?:[^"\\\n]|\\[\s\S])*"/y;
const ESCAPE = /\\(?:u\{([0-9a-fA-F]{1,6})\}|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|x([0-9a-fA-F]{2})|([\s\S]))/g;
const SHORT: { readonly [letter: string]: string } = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', '0': '\0' };

/** Takes a text apart from left to right; every method skips spaces before what it looks for. */
export class Reader {
  readonly #text: string;
  at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  atEnd(): boolean {
    this.#match(SPACE);
    return this.at === this.#text.length;
  }

  /** Steps over `mark` if it stands next. */
  take(mark: string): boolean {
    this.#match(SPACE);
    if (!this.#text.startsWith(mark, this.at)) return false;
    this.at += mark.length;
    return true;
  }

  word(): string | null {
    return this.#next(WORD);
  }

  /** A key without quotes: a name or a whole number. */
  key(): string | null {
    return this.word() ?? this.#next(/\d+/y);
  }

  string(): string | null {
    const literal = this.#next(STRING);
    return literal === null ? null : unescape(literal.slice(1, -1));
  }

  number(): Value | null {
    const signed = this.#next(SIGNED_WORD);
    if (signed !== null) return { $: 'number', v: signed.startsWith('-') ? '-Infinity' : 'Infinity' };
    const literal = this.#next(NUMBER)?.replaceAll('_', '') ?? null;
    if (literal === null) return null;
    if (literal.endsWith('n')) return { $: 'bigint', v: literal.slice(0, -1) };
    const number = Number(literal);
    if (Object.is(number, -0)) return { $: 'number', v: '-0' };
    return Number.isFinite(number) ? number : { $: 'number', v: number > 0 ? 'Infinity' : '-Infinity' };
  }

  /** Items between commas up to `close`, a last comma allowed; null where one of them is not there. */
  list<T>(close: string, item: () => T | null): T[] | null {
    const items: T[] = [];
    while (!this.take(close)) {
      if (items.length > 0 && !this.take(',')) return null;
      if (items.length > 0 && this.take(close)) return items;
      const next = item();
      if (next === null) return null;
      items.push(next);
    }
    return items;
  }

  #next(pattern: RegExp): string | null {
    this.#match(SPACE);
    return this.#match(pattern);
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#text)?.[0] ?? null;
    this.at += found?.length ?? 0;
    return found;
  }
}

function unescape(text: string): string {
  return text.replace(ESCAPE, (_all, braced, short, long, byte, letter: string | undefined) => {
    const code = braced ?? short ?? long ?? byte;
    if (code !== undefined) return Number.parseInt(code, 16) > 0x10ffff ? '\ufffd' : String.fromCodePoint(Number.parseInt(code, 16));
    return SHORT[letter ?? ''] ?? letter ?? '';
  });
}
