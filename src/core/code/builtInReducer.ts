import type { BuiltInName } from '~/core/document';
import accumulateOrReset from './builtIns/accumulateOrReset';
import add from './builtIns/add';
import append from './builtIns/append';
import join from './builtIns/join';
import keepFirst from './builtIns/keepFirst';
import { last } from './builtIns/keepLast';
import max from './builtIns/max';
import merge from './builtIns/merge';
import min from './builtIns/min';
import { plus } from './builtIns/python/plus';
import union from './builtIns/union';
import unique from './builtIns/unique';

export type Reducer = (existing: unknown, update: unknown) => unknown;

/** All built-ins that need no library. */
export type PureBuiltIn = Exclude<BuiltInName, 'addMessages'>;

/**
 * The reducer of that name. What Python refuses throws a TypeError with Python's text. `keep` counts for `keepLast`
 * alone. `addMessages` is LangGraph's own and is supplied by whoever has LangGraph.
 */
export function builtInReducer(name: PureBuiltIn, keep: number): Reducer {
  switch (name) {
    case 'append':
      return append;
    case 'add':
      return add;
    case 'join':
      return join;
    case 'max':
      return max;
    case 'min':
      return min;
    case 'merge':
      return merge;
    case 'union':
      return union;
    case 'unique':
      return unique;
    case 'keepLast':
      return (existing, update) => last(plus(existing, update), keep);
    case 'keepFirst':
      return keepFirst;
    case 'accumulateOrReset':
      return accumulateOrReset;
  }
}
