import { readCommand } from '../check';
import { createUnframe } from '../frame';
import { type Command, PROTOCOL_VERSION } from '../protocol';
import type { ModuleLoader } from './moduleLoader';
import { type Run, startRun } from './run';
import { installTaskStorage } from './taskStorage';

/** What the far side needs of the place where it runs. It knows no DOM and no port. */
export interface Surroundings {
  /** Takes one message to the page, framed. */
  readonly send: (message: string) => void;
  readonly loader: ModuleLoader;
  /** Real time in milliseconds, out of reach of user code. */
  readonly now: () => number;
  /** Calls again and again; the answer ends it. */
  readonly every: (ms: number, call: () => void) => () => void;
  readonly console: Console;
  /** Starts randomness, ids and clock anew. */
  readonly reseed: (seed: number) => void;
  /** Runs code with randomness, ids and clock set anew, the clock at `start`; answers how often the code set a timer. */
  readonly inWorld: (seed: number, start: number, act: () => void) => number;
  /** Names of built-ins that the code has changed by now. */
  readonly tampered: () => readonly string[];
}

export interface FarSide {
  /** Takes one message of the page, framed. */
  receive(message: string): void;
  /** A promise of user code was rejected and nobody cared. */
  rejected(reason: unknown): void;
}

/** Characters of a command: a whole document's sources, with room to spare. */
const COMMAND_CHARACTERS = 64 * 2 ** 20;

/** Runs one job in all; a further one needs a fresh far side. */
export function createFarSide(surroundings: Surroundings): FarSide {
  installTaskStorage();
  const unframe = createUnframe(COMMAND_CHARACTERS);
  let run: Run | null = null;
  const obey = (command: Command): void => {
    switch (command.kind) {
      case 'run':
        if (command.protocol !== PROTOCOL_VERSION) throw new Error(`protocol ${command.protocol}, not ${PROTOCOL_VERSION}`);
        run ??= startRun(command, surroundings);
        return;
      case 'allow':
        run?.allow(command.moments);
        return;
      case 'hold':
        run?.hold(command.hold);
        return;
      case 'fold':
        run?.fold(command.first, command.folds);
        return;
      case 'stored':
        run?.restore(command.records);
        return;
      case 'stop':
        run?.stop();
        return;
      case 'ack':
        run?.acknowledge(command.bytes);
    }
  };
  return {
    receive(message) {
      const text = unframe(message);
      const command = text === null ? null : readCommand(text);
      // Nobody but the page can send here: what is no command comes of a page of another version, and is left alone.
      if (command) obey(command);
    },
    rejected(reason) {
      run?.rejected(reason);
    },
  };
}
