import type { GraphSpec } from '~/core/document';
import type { TraceStore } from '~/core/trace';
import type { Engine, RunHandle, RunOptions, RunStatus } from '~/engine';

/** Starts a run beside the page's own, which `trace` takes in. `heard` is told of every status, and null where the record grew. */
export function recordInto(
  trace: TraceStore,
  engine: Engine,
  graph: GraphSpec,
  options: RunOptions,
  heard: (status: RunStatus | null) => void,
): RunHandle {
  return engine.run(graph, options, {
    onTrace(values, events) {
      trace.append(values, events);
      heard(null);
    },
    onStatus: heard,
  });
}
