import type { GraphSpec } from '~/core/document';
import type { TraceStore } from '~/core/trace';
import { askersOf, readRequest } from '../requests/readRequest';
import type { Shortening } from './forgetting';
import { turnBefore } from './shorteningsOf';

/** The requests of the turn before on the same thread that had less than the state, which kept it all; one for each task's last. */
export function shortRequests(graph: GraphSpec, store: TraceStore, index: number): readonly Shortening[] {
  const before = turnBefore(graph, index);
  const found = new Map<string, Shortening>();
  for (const request of store.requests) {
    const moment = store.moments[request.moment];
    const [task] = askersOf(request);
    const node = task === undefined ? undefined : store.tasks[task]?.node;
    if (moment?.turn !== before || node === undefined) continue;
    const { state } = readRequest(store, request);
    if (state === null || state.keptOut === 0 || state.lost !== 0) continue;
    const { superstep } = moment;
    const { field, keptOut: items } = state;
    found.set(`${superstep} ${field} ${node}`, { kind: 'request', turn: before + 1, superstep, field, node, items, into: '' });
  }
  return [...found.values()];
}
