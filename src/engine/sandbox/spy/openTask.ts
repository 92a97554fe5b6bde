import type { MomentNumber, TaskNumber, Writer } from '~/core/trace';
import type { Shape } from '../book';
import type { TaskConfig } from './taskConfig';
import type { Write } from './write';

/** Whatever writes in a superstep: a task, a turn's input, a state update. */
export interface Source {
  /** LangGraph's id of the task. */
  readonly id: string;
  /** LangGraph's sort key: writes are merged in its order. */
  readonly path: string;
  readonly writer: Writer;
  /** All that it wrote so far, in order. */
  readonly writes: Write[];
  state: 'ready' | 'running' | 'finished' | 'failed' | 'paused';
}

/** A task of the superstep at hand, as LangGraph runs it. */
export interface OpenTask extends Source {
  readonly number: TaskNumber;
  readonly node: string;
  readonly moment: MomentNumber;
  readonly config: TaskConfig;
  /** What the node's function returned, once it has. */
  returned: Returned | null;
  /** When its node was let run, in real milliseconds; 0 before. */
  began: number;
  /** All its user code was seen to run from beginning to end, and what it was given was looked at right after. */
  isSynchronous: boolean;
}

export interface Returned {
  readonly value: unknown;
  readonly shape: Shape;
}
