import type { CheckpointPlace } from '~/core/document';

/** A turn goes back to a place where there is no checkpoint of its thread. */
export class CheckpointMissing extends Error {
  override readonly name = 'CheckpointMissing';

  /** `turn` is 1-based. */
  constructor(turn: number, { turn: of, superstep }: CheckpointPlace, thread: string) {
    super(`Turn ${turn} starts from superstep ${superstep} of turn ${of}, where thread ${JSON.stringify(thread)} has no checkpoint.`);
  }
}
