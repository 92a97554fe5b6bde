import { Annotation, DeltaChannel, UntrackedValueChannel } from '@langchain/langgraph/web';
import type { FieldSpec } from '../../protocol';
import { batchReducerOf, type Loaded, reducerOf, startOf } from './parts';

/** LangGraph's own channel of a field, as `Annotation.Root` takes it. */
export function annotationField(field: FieldSpec, loaded: Loaded): unknown {
  const { merge } = field;
  const start = startOf(field, loaded);
  switch (merge.kind) {
    case 'plain':
      // A default without a reducer is handed over as one would write it: Annotation takes no notice of it.
      return start ? Annotation<unknown>({ default: start } as never) : Annotation<unknown>();
    case 'untracked':
      return new UntrackedValueChannel({ guard: merge.guard });
    case 'delta':
      return new DeltaChannel(batchReducerOf(merge, loaded) as never, {
        snapshotFrequency: merge.snapshots,
        ...(start ? { initialValueFactory: start as never } : {}),
      });
    default: {
      const reducer = reducerOf(merge, loaded) as never;
      return Annotation<unknown, unknown>(start ? { reducer, default: start } : { reducer });
    }
  }
}
