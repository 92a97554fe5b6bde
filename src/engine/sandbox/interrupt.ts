import { AsyncLocalStorageProviderSingleton } from '@langchain/core/singletons';
import { interrupt } from '@langchain/langgraph/web';
import type { AllowedImport } from '../allowedImports';
import type { Actors } from './actors';
import { boundInterrupt } from './userCode';

/** The imported `interrupt` was called where nothing tells which task called it. */
class InterruptOfNobody extends Error {
  override readonly name = 'InterruptOfNobody';
}

/**
 * The `interrupt` that the code of one node imports (`node` null: code that all share). It finds its task in synchronous code;
 * after an `await`, since no browser tells which task goes on there, it can only be the one of this node that has not finished.
 * Where a node has several such tasks it says so (`config.interrupt` is exact everywhere).
 */
export function ownInterrupt(actors: Actors, node: string | null): typeof interrupt {
  return (value, options) => {
    const tasks = AsyncLocalStorageProviderSingleton.getRunnableConfig() ? [] : actors.pendingOf(node);
    const [task] = tasks;
    if (!task) return interrupt(value, options);
    if (tasks.length === 1) return boundInterrupt(task.config)(value, options);
    const names = tasks.map((one) => one.node).join(', ');
    throw new InterruptOfNobody(
      `The imported interrupt() was called after an await while several tasks run (${names}): nothing tells which one called it. Use config.interrupt().`,
    );
  };
}

/** Libraries that export `interrupt`. */
export function hasInterrupt(library: AllowedImport): boolean {
  return library === '@langchain/langgraph' || library === '@langchain/langgraph/web';
}
