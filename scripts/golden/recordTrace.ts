import { createTraceStore, type TraceStore } from '~/core/trace';
import type { PlaygroundDoc } from '~/core/document';
import type { Engine, OverCause } from '~/engine';

/** Runs a document to its end and answers what the page would hold of it. Throws where the run did not come to be. */
export function recordTrace(engine: Engine, doc: PlaygroundDoc): Promise<TraceStore> {
  const store = createTraceStore();
  return new Promise((resolve, reject) => {
    const listener = {
      onTrace: store.append.bind(store),
      onStatus: (status: Parameters<Parameters<Engine['run']>[2]['onStatus']>[0]) => {
        if (status.kind !== 'over') return;
        if (status.cause) reject(new Error(tell(status.cause)));
        else resolve(store);
      },
    };
    engine.run(doc.graph, { seed: doc.graph.seed, allow: null, delays: null }, listener);
  });
}

function tell(cause: OverCause): string {
  return `the run did not come to be: ${JSON.stringify(cause)}`;
}
