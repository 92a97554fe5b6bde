import type { PlaygroundDoc } from '~/core/document';
import { createTraceStore, type TraceStore } from '~/core/trace';
import { createInProcessEngine } from '~/engine/inProcess';

/** The record of a real run of the document: `moments` of it, then parked, or all where it ends before. */
export function record(doc: PlaygroundDoc, moments: number | null = null): Promise<TraceStore> {
  const engine = createInProcessEngine();
  const store = createTraceStore();
  return new Promise((resolve) => {
    const handle = engine.run(
      doc.graph,
      { seed: 1, allow: moments, delays: null },
      {
        onTrace: (values, events) => store.append(values, events),
        onStatus(status) {
          if (status.kind === 'parked' && status.moment === moments) {
            handle.stop();
            resolve(store);
          }
          if (status.kind === 'over') resolve(store);
        },
      },
    );
  });
}
