import { AsyncLocalStorageProviderSingleton } from '@langchain/core/singletons';
import { interrupt } from '@langchain/langgraph/web';
import type { Actors } from './actors';
import { boundInterrupt } from './userCode';

/**
 * The `interrupt` that user code imports. It finds its task in synchronous code, and after an `await` where only one task
 * can be running; elsewhere LangGraph's own error says that it cannot (`config.interrupt` always can).
 */
export function replacedInterrupt(actors: Actors): typeof interrupt {
  return (value, options) => {
    const { sole } = actors;
    if (sole && !AsyncLocalStorageProviderSingleton.getRunnableConfig()) return boundInterrupt(sole.config)(value, options);
    return interrupt(value, options);
  };
}
