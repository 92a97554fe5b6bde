import type { Recorded } from '../record';

/** A write as LangGraph queues it: the channel's name and the value. `recorded` is set once its task is over. */
export interface Write {
  readonly channel: string;
  readonly value: unknown;
  recorded: Recorded | null;
}

/** LangGraph's channel of Sends. */
export const TASKS = '__pregel_tasks';
/** LangGraph's channel of answers to interrupts. */
export const RESUME = '__resume__';
const BRANCH = 'branch:to:';

/** The node that a write triggers, where it is a choice made at run time (a static edge writes null). */
export function chosenNode({ channel, value }: Write): string | null {
  return channel.startsWith(BRANCH) && value !== null ? channel.slice(BRANCH.length) : null;
}

/**
 * LangGraph's own reading of an Overwrite: any object with the key of one counts, whatever its class (its constants are not
 * exported).
 */
export function isOverwrite(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return '__overwrite__' in value || ((value as { type?: unknown }).type === '__overwrite__' && 'value' in value);
}
