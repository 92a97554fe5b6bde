/** The part of `expect` that the validation asks for. */
interface Matchers {
  toBe(other: unknown): void;
  toEqual(other: unknown): void;
  toBeDefined(): void;
  toBeUndefined(): void;
  toBeTruthy(): void;
}

class Containing {
  readonly items: readonly unknown[];

  constructor(items: readonly unknown[]) {
    this.items = items;
  }
}

function check(passes: boolean, found: unknown, what: string): void {
  if (!passes) throw new Error(`${told(found)} ${what}`);
}

function matchers(found: unknown, wanted: boolean): Matchers {
  const not = wanted ? 'is not' : 'is';
  const hold = (passes: boolean, what: string) => check(passes === wanted, found, `${not} ${what}`);
  return {
    toBe: (other) => hold(Object.is(found, other), told(other)),
    toEqual: (other) => hold(equal(found, other), `like ${told(other)}`),
    toBeDefined: () => hold(found !== undefined, 'defined'),
    toBeUndefined: () => hold(found === undefined, 'undefined'),
    toBeTruthy: () => hold(Boolean(found), 'true'),
  };
}

function expecting(found: unknown) {
  return {
    ...matchers(found, true),
    not: matchers(found, false),
    rejects: {
      async toThrow(): Promise<void> {
        const answer = await Promise.resolve(typeof found === 'function' ? (found as () => unknown)() : found).then(
          () => 'resolved',
          () => 'rejected',
        );
        check(answer === 'rejected', answer, 'is no rejection');
      },
    },
  };
}

export const expect = Object.assign(expecting, {
  soft: expecting,
  arrayContaining: (items: readonly unknown[]) => new Containing(items),
});

/** Deep equality in which a key that holds undefined is as good as none. */
function equal(found: unknown, other: unknown): boolean {
  if (other instanceof Containing) return Array.isArray(found) && other.items.every((item) => found.some((one) => equal(one, item)));
  if (Object.is(found, other)) return true;
  if (typeof found !== 'object' || typeof other !== 'object' || found === null || other === null) return false;
  if (Array.isArray(found) !== Array.isArray(other) || (Array.isArray(found) && found.length !== (other as unknown[]).length)) return false;
  const [left, right] = [found, other] as Readonly<Record<string, unknown>>[];
  const keys = new Set([...Object.keys(found), ...Object.keys(other)]);
  return [...keys].every((key) => equal(left?.[key], right?.[key]));
}

function told(value: unknown): string {
  return value === undefined ? 'undefined' : (JSON.stringify(value) ?? String(value));
}
