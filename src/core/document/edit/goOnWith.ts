import type { PlaygroundDoc, Turn } from '../document';
import { addTurn, setUntil } from './turns';

/** Where something else goes on: before turn `index` (0-based), and what is given up for it. */
interface Instead {
  readonly index: number;
  readonly giveUp: { readonly turn: number; readonly superstep: number } | null;
}

/** Turns put in where a run stands, in the place of what it was about to do there; later turns follow them. */
export function goOnWith(doc: PlaygroundDoc, { index, giveUp }: Instead, turns: readonly Turn[]): PlaygroundDoc {
  const stopped = giveUp === null ? doc : setUntil(doc, giveUp.turn, giveUp.superstep);
  return turns.reduce((next, turn, at) => addTurn(next, turn, index + at), stopped);
}
