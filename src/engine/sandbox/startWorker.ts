/** What makes a worker behind the wall ready. The order of its parts is the point: see the comments. */
// First, since libraries keep crypto and clocks as they find them.
import { realNow, reseed } from './seedFirst';
import { every, findOpening, ownDatabases, ownFetch, post, publish } from './workerCaptured';
import * as chatModels from '@langchain/core/language_models/chat_models';
import * as messages from '@langchain/core/messages';
import * as prompts from '@langchain/core/prompts';
import * as runnables from '@langchain/core/runnables';
import * as tools from '@langchain/core/tools';
import * as checkpoint from '@langchain/langgraph-checkpoint';
import * as langgraph from '@langchain/langgraph/web';
import { frame } from '../frame';
import { PART_CHARACTERS } from '../limits';
import { PROTOCOL_VERSION, type Report } from '../protocol';
import { firstDifference, runCanary } from './canary';
import expected from './canaryExpected.json';
import { countTimers } from './countTimers';
import type { FarSide, Surroundings } from './farSide';
import { freezeRealm } from './freeze';
import { langChain } from './langChain';
import { LANGGRAPH } from './langgraphVersion';
import type { ModuleLoader } from './moduleLoader';
import { watchTampering } from './tamper';
import { installTaskStorage } from './taskStorage';
import { wait } from './wait';
import { installStubs } from './workerStubs';

const loader: ModuleLoader = {
  publish,
  load: (url) => import(/* @vite-ignore */ url) as Promise<Record<string, unknown>>,
};

/** `createFarSide` makes what takes the page's commands, once all is frozen. To be called while the worker's script is evaluated. */
export function startWorker(createFarSide: (surroundings: Surroundings) => FarSide): void {
  // It lives in a global, which must be there before globals become read-only.
  installTaskStorage();
  installStubs(globalThis);
  const timers = countTimers(globalThis);
  const agents = langChain();
  freezeRealm(globalThis, [
    langgraph,
    checkpoint,
    messages,
    runnables,
    chatModels,
    prompts,
    tools,
    ...(agents ? [agents.exports, agents.within] : []),
  ]);
  const tampered = watchTampering(globalThis);
  const inWorld: Surroundings['inWorld'] = (seed, start, act) => {
    const before = timers.count();
    reseed(seed, start);
    act();
    return timers.count() - before;
  };
  const surroundings = { loader, now: realNow, console, reseed, inWorld, every, tampered };

  // The port is the first message, long before any user code, and never to be seen by it: later messages reach nobody.
  const listen = (event: MessageEvent<unknown>) => void begin(event.ports[0], event.data === true, surroundings, createFarSide);
  addEventListener('message', listen, { once: true });
}

async function begin(
  port: MessagePort | undefined,
  look: boolean,
  surroundings: Omit<Surroundings, 'send'>,
  createFarSide: (surroundings: Surroundings) => FarSide,
): Promise<void> {
  if (!port) return;
  const send = (message: string) => post(port, message);
  const report = (what: Report) => {
    for (const message of frame(JSON.stringify(what), PART_CHARACTERS)) send(message);
  };
  const opening = look ? await findOpening(ownFetch, ownDatabases) : '';
  if (opening !== '') {
    const error = { name: 'WallError', message: `The wall is open: ${opening}.`, code: '', frames: [] };
    return report({ kind: 'refused', source: '', error });
  }
  // After the freeze: only then is it known that the hooks hold.
  const difference = firstDifference(await runCanary(surroundings, after), expected);
  const farSide = createFarSide({ ...surroundings, send });
  addEventListener('unhandledrejection', (event) => {
    // The record tells of it; the page's console is not the user's.
    event.preventDefault();
    farSide.rejected(event.reason);
  });
  addEventListener('error', (event) => farSide.rejected(event.error));
  port.onmessage = (event: MessageEvent<string>) => farSide.receive(event.data);
  report({ kind: 'ready', protocol: PROTOCOL_VERSION, langgraph: LANGGRAPH, difference });
}

function after(ms: number, call: () => void): void {
  void wait(every, ms).then(call);
}
