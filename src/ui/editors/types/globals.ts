/** What sources find in the worker behind the wall besides JavaScript's own globals. A text, since it is not true of the page. */
export const GLOBALS = `
declare const console: {
  log(...values: unknown[]): void;
  info(...values: unknown[]): void;
  warn(...values: unknown[]): void;
  error(...values: unknown[]): void;
  debug(...values: unknown[]): void;
};
declare function setTimeout(run: () => void, ms?: number): number;
declare function clearTimeout(timer: number | undefined): void;
declare function queueMicrotask(run: () => void): void;
declare function structuredClone<T>(value: T): T;
declare const performance: { now(): number };
declare const crypto: { randomUUID(): string };
interface AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}
`;
