import type { TraceStore } from '~/core/trace';
import { checkChains } from './checkChains';
import { checkOrder } from './checkOrder';
import { checkWriters } from './checkWriters';
import { compareTurns } from './compareTurns';
import type { GoldenCase } from './goldenCase';

/** Everything that is wrong with a trace of this case; empty where LangGraph's own record agrees with it. */
export function judgeCase(golden: GoldenCase, store: TraceStore): string[] {
  const record = golden.javascript ?? golden.python;
  return [
    ...compareTurns(store, record),
    ...checkChains(store),
    ...checkOrder(store, new Set(golden.branches.map(({ source }) => source))),
    ...checkWriters(store, record, Object.keys(golden.state)),
  ];
}
