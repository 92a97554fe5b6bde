import { createUnframe, frame } from '~/engine/frame';
import { LIMITS, PART_CHARACTERS } from '~/engine/limits';
import { type Command, FROM_THE_START, PROTOCOL_VERSION, type RunnableGraph } from '~/engine/protocol';
import { createFarSide } from '~/engine/sandbox/farSide';
import { dataUrlLoader } from '~/engine/sandbox/moduleLoader';
import { cpuTime } from './cpuTime';

/**
 * Runs a graph on the far side as behind the wall, all moments allowed, and answers the milliseconds from the built graph
 * to the end: spy, record and the texts for the page are in it, and what the page makes of them is not.
 */
export function recordedRun(graph: RunnableGraph): Promise<number> {
  return new Promise((resolve, reject) => {
    const unframe = createUnframe(Number.POSITIVE_INFINITY);
    let began = 0;
    let sent = 0;
    let acknowledged = 0;

    function tell(command: Command): void {
      for (const message of frame(JSON.stringify(command), PART_CHARACTERS)) farSide.receive(message);
    }

    function hear(message: string): void {
      sent += message.length;
      if (sent - acknowledged > PART_CHARACTERS) {
        acknowledged = sent;
        queueMicrotask(() => tell({ kind: 'ack', bytes: acknowledged }));
      }
      const text = unframe(message);
      if (text === null) return;
      // By their beginnings, since reading them is the page's work.
      if (text.startsWith('{"kind":"event","event":{"type":"runStarted"')) began = cpuTime();
      else if (text.startsWith('{"kind":"over","how":"done"')) resolve(cpuTime() - began);
      else if (text.startsWith('{"kind":"over"') || text.startsWith('{"kind":"refused"')) reject(new Error(text));
    }

    const farSide = createFarSide({
      send: hear,
      loader: dataUrlLoader,
      now: () => performance.now(),
      every: () => () => undefined,
      console: globalThis.console,
      reseed: () => undefined,
      inWorld: () => 0,
      tampered: () => [],
    });
    const job = { kind: 'graph', graph, record: true, delays: null, freeze: null, reread: false, beginning: FROM_THE_START } as const;
    tell({ kind: 'run', protocol: PROTOCOL_VERSION, run: 'bench', seed: 1, job, limits: LIMITS.far });
    tell({ kind: 'allow', moments: null });
  });
}
