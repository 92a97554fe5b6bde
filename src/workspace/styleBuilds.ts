import type { Field, StateStyle } from '~/core/document';
import type { OverCause, StyleBuild } from '~/engine';
import type { Context } from './context';

export interface StyleBuilds {
  /**
   * Has LangGraph build fields in every style, in a worker of its own; `onBuilt` gets each as it comes, `field` being its index.
   * Resolves with why it ended early, null where it did not. Never rejects.
   */
  readonly buildStyles: (
    fields: readonly Field[],
    onBuilt: (field: number, style: StateStyle, build: StyleBuild) => void,
    signal: AbortSignal,
  ) => Promise<OverCause | null>;
}

export function createStyleBuilds({ engine, get }: Pick<Context, 'engine' | 'get'>): StyleBuilds {
  return {
    async buildStyles(fields, onBuilt, signal) {
      const { doc, seed } = get();
      try {
        const on = await engine();
        return await new Promise((resolve) => {
          if (signal.aborted) return resolve(null);
          const job = { fields, shared: doc.graph.shared, seed };
          const building = on.styles(job, { onBuilt, onOver: (_how, cause) => resolve(cause) });
          signal.addEventListener('abort', () => {
            building.stop();
            resolve(null);
          });
        });
      } catch (error) {
        return { kind: 'unavailable', detail: String(error) };
      }
    },
  };
}
