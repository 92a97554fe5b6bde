import type { GraphSpec } from '~/core/document';
import { createTraceStore, type TraceStore } from '~/core/trace';
import { createInProcessEngine } from '~/engine/inProcess';

/** The record of a run of the graph to its end. */
export function traceOf(graph: GraphSpec): Promise<TraceStore> {
  const store = createTraceStore();
  return new Promise((resolve) => {
    createInProcessEngine().run(
      graph,
      { seed: 1, allow: null, delays: null },
      {
        onTrace: (values, events) => store.append(values, events),
        onStatus: (status) => {
          if (status.kind === 'over') resolve(store);
        },
      },
    );
  });
}
