import type { Fold } from '~/core/analysis';
import type { Field, Source } from '~/core/document';
import type { ErrorInfo } from '~/core/trace';
import { UNDEFINED, type Value } from '~/core/value';
import type { BenchOutcome, Engine } from '~/engine';
import type { Context } from './context';
import { seedOfFolds } from './recordedSeed';

/** One field of a change of state that somebody considers. `source` is a module whose default export is the value. */
export interface ConsideredChange {
  readonly field: Field;
  readonly source: Source;
  /** What the field holds in the checkpoint; undefined where it holds nothing, for null is a value. */
  readonly existing: Value | undefined;
}

/** What becomes of a field in either way. */
export type ChangeTrial =
  | {
      readonly kind: 'known';
      /** The value itself: what setting leaves. */
      readonly value: Value;
      /** What contributing leaves: through the reducer, where the field has one. */
      readonly contributed:
        | { readonly kind: 'value'; readonly value: Value }
        | { readonly kind: 'error'; readonly error: ErrorInfo }
        | { readonly kind: 'uncopied' };
    }
  /** The source cannot be run. */
  | { readonly kind: 'error'; readonly text: string }
  /** It was stopped, or never came to an end. */
  | { readonly kind: 'ended' };

export interface ChangeTrials {
  /** Computes both ways in workers of their own; nothing of the document or its run changes. Never rejects. */
  readonly tryChange: (change: ConsideredChange, signal: AbortSignal) => Promise<ChangeTrial>;
}

export function createChangeTrials({ engine, get }: Context): ChangeTrials {
  const seed = () => seedOfFolds(get().seed);
  const shared = () => get().doc.graph.shared;

  /** The value that a source makes: a plain field takes it as it is. */
  function evaluate(on: Engine, { field, source }: ConsideredChange, signal: AbortSignal): Promise<BenchOutcome | string | null> {
    const plain: Field = { ...field, merge: { kind: 'plain' } };
    return new Promise((resolve) => {
      let outcome: BenchOutcome | null = null;
      const bench = on.bench(
        { field: plain, existing: null, updates: [source], shared: shared(), seed: seed() },
        {
          onOutcome: (_update, answer) => {
            outcome = answer;
          },
          onOver: (_how, cause) => resolve(outcome ?? (cause?.kind === 'refused' ? cause.error.message : null)),
        },
      );
      signal.addEventListener('abort', () => {
        bench.stop();
        resolve(null);
      });
    });
  }

  async function contribute(on: Engine, { field, existing }: ConsideredChange, update: Value, signal: AbortSignal) {
    const lab = on.lab({ field, shared: shared(), seed: seed() });
    signal.addEventListener('abort', () => lab.stop());
    try {
      const before: Fold['existing'] = existing === undefined ? { kind: 'start' } : { kind: 'value', value: existing };
      const [outcome] = await lab.fold([{ existing: before, updates: [update], world: 0 }]);
      if (outcome === undefined || outcome.uncopied !== null) return { kind: 'uncopied' } as const;
      if (outcome.error !== null) return { kind: 'error', error: outcome.error.info } as const;
      return { kind: 'value', value: outcome.result ?? UNDEFINED } as const;
    } finally {
      lab.stop();
    }
  }

  return {
    async tryChange(change, signal) {
      try {
        const on = await engine();
        const made = signal.aborted ? null : await evaluate(on, change, signal);
        if (made === null) return { kind: 'ended' };
        if (typeof made === 'string') return { kind: 'error', text: made };
        const value = made.updateValue;
        if (change.field.merge.kind === 'plain') return { kind: 'known', value, contributed: { kind: 'value', value } };
        return { kind: 'known', value, contributed: await contribute(on, change, value, signal) };
      } catch {
        return { kind: 'ended' };
      }
    },
  };
}
