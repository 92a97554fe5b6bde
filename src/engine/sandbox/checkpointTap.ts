import type { Checkpoint } from './turns';

interface CheckpointPayload {
  readonly values: Readonly<Record<string, unknown>>;
  readonly next: readonly string[];
  readonly metadata: { readonly step: number; readonly source: Checkpoint['source'] };
  readonly config: { readonly configurable: { readonly checkpoint_id: string } };
}

/** LangGraph's own account of a checkpoint, as its stream mode `checkpoints` has it. */
export function readCheckpoint(payload: unknown): Checkpoint {
  const { values, next, metadata, config } = payload as CheckpointPayload;
  return { id: config.configurable.checkpoint_id, step: metadata.step, source: metadata.source, values, next };
}

/**
 * A second stream beside the run's own, in the way that LangGraph gives one to a subgraph: it is fed at the very moment of
 * the checkpoint, whereas a consumer of the stream comes to it only after later code has run. `own` is the namespace that it is for:
 * graphs inside hand everything on.
 */
export function checkpointTap(onCheckpoint: (checkpoint: Checkpoint) => void, own = '') {
  return {
    modes: new Set(['checkpoints']),
    push: ([namespace, mode, payload]: readonly [namespace: readonly string[], mode: string, payload: unknown]) => {
      if (namespace.join('|') === own && mode === 'checkpoints') onCheckpoint(readCheckpoint(payload));
    },
  };
}
