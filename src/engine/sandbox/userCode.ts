import { AsyncLocalStorageProviderSingleton } from '@langchain/core/singletons';
import { interrupt } from '@langchain/langgraph/web';
import { asSafeError } from './errorInfo';

type Node = (state: unknown, config: Config) => unknown;
type Config = Readonly<Record<string, unknown>>;

/** What stands around user code that LangGraph runs: who is running, what was changed. */
export interface Around {
  /** Waited for before anything else. */
  before?(config: Config): Promise<unknown>;
  /** Called with the config of the task, just before the function. `end` is called when it is over, also when it threw. */
  begin(config: Config): Begun;
}

export interface Begun {
  /** Runs the synchronous part. */
  sync<Result>(run: () => Result): Result;
  /** A promise was returned and is pending. */
  pending(): void;
  /** All is over; `returned` is null when it threw. */
  end(returned: { readonly value: unknown } | null): void;
}

/**
 * A node's or router's function as LangGraph gets it: its `interrupt` is bound to its own task, since without
 * AsyncLocalStorage the imported one loses its task at the first `await`; and what it throws is always an Error.
 */
export function wrapFunction(run: Node, around: Around): (state: unknown, config: Config) => Promise<unknown> {
  return async (state, config) => {
    if (around.before) await around.before(config);
    const begun = around.begin(config);
    const own = { ...config, interrupt: boundInterrupt(config) };
    let returned: { value: unknown } | null = null;
    try {
      const answer = begun.sync(() => run(state, own));
      if (isThenable(answer)) begun.pending();
      returned = { value: await answer };
      return returned.value;
    } catch (thrown) {
      throw asSafeError(thrown);
    } finally {
      begun.end(returned);
    }
  };
}

export function wrapReducer(run: unknown): (existing: unknown, update: unknown) => unknown {
  return (existing, update) => {
    try {
      // LangGraph itself takes anything for a reducer and fails at the first call.
      if (typeof run !== 'function') throw new TypeError(`The reducer is not a function but ${run === null ? 'null' : `a ${typeof run}`}.`);
      return (run as (existing: unknown, update: unknown) => unknown)(existing, update);
    } catch (thrown) {
      throw asSafeError(thrown);
    }
  };
}

export function boundInterrupt(config: Config): typeof interrupt {
  return (value, options) => AsyncLocalStorageProviderSingleton.runWithConfig(config, () => interrupt(value, options));
}

function isThenable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}
