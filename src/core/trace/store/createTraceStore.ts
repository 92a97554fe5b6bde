import type { Trace } from '../trace';
import type { TraceStore } from '../views';
import { TraceIndex } from './traceIndex';

/** A store that holds a trace (or nothing yet) and takes in what a run goes on to leave. */
export function createTraceStore(trace?: Trace): TraceStore {
  const store = new TraceIndex();
  if (trace !== undefined) store.append(trace.values, trace.events);
  return store;
}
