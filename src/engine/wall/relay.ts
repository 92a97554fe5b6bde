/**
 * The only script of the sandbox frame. It starts workers from the one text that the page gave it, counts what they send
 * and hands it on; it never evaluates, never touches the document, and never reads a worker's own messages: reports come
 * over a private port, so a worker's `postMessage` is not even deserialised.
 */
import type { FloodKind, FromPort, FromRelay, ToRelay } from './frameMessages';
import { scriptUrlPolicy } from './trustedTypes';

const FLUSH_MS = 16;
/**
 * For the report that a person waits for after a step, the last of its burst, and for an outcome that the next question may
 * depend on. It is a hint: the caps hold all the same.
 */
const URGENT_MS = 4;
const URGENT = /^0\{"kind":"(parked|parkedInside|folded|over)"/;

interface Running {
  readonly worker: Worker;
  readonly ports: readonly MessagePort[];
}

// As a page of its own or with an origin, this script would be a gadget.
if (self.origin === 'null' && parent !== self) start();

function start() {
  const page = parent;
  const running = new Map<number, Running>();
  let frame = '';
  let engine = '';
  let looked = false;
  const engineUrl = scriptUrlPolicy('app#relay', (url) => url !== '' && url === engine);
  const tell = (message: FromRelay) => page.postMessage(message, '*');

  addEventListener('message', (event: MessageEvent<ToRelay>) => {
    if (event.source !== page) return;
    const message = event.data;
    switch (message.kind) {
      case 'engine':
        if (engine !== '') return;
        frame = message.frame;
        engine = URL.createObjectURL(new Blob([message.text], { type: 'text/javascript' }));
        return tell({ kind: 'engineReady', frame });
      case 'spawn':
        if (message.frame !== frame || !event.ports[0]) return;
        return spawn(message, event.ports[0]);
      case 'kill':
        if (message.frame === frame) kill(message.worker);
        return;
      case 'ping':
        if (message.frame === frame) tell({ kind: 'pong', frame });
    }
  });

  function kill(id: number) {
    const found = running.get(id);
    if (!found) return;
    running.delete(id);
    found.worker.terminate();
    for (const port of found.ports) port.close();
  }

  function spawn(order: Extract<ToRelay, { kind: 'spawn' }>, outer: MessagePort) {
    const { worker: id, caps } = order;
    const { port1: inner, port2: theirs } = new MessageChannel();
    let worker: Worker;
    try {
      worker = new Worker(engineUrl(engine), { name: `run-${id}` });
    } catch (error) {
      return tell({ kind: 'failed', frame, worker: id, detail: String(error) });
    }
    const hop = new MessageChannel();
    running.set(id, { worker, ports: [inner, outer, hop.port1] });

    const born = performance.now();
    let messages = 0;
    let characters = 0;
    let batch: string[] = [];
    let hopping = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let flushed = -FLUSH_MS;
    hop.port1.onmessage = flush;

    worker.onerror = (event) => {
      event.preventDefault();
      // Later errors are the user's own, and the far side reports them.
      if (messages === 0) tell({ kind: 'failed', frame, worker: id, detail: event.message });
    };
    inner.onmessage = (event: MessageEvent<unknown>) => {
      const text = event.data;
      messages += 1;
      if (typeof text !== 'string') return;
      characters += text.length;
      const allowed = caps.messages + (caps.messagesPerSecond * (performance.now() - born)) / 1000;
      if (text.length > caps.message) return flood('message');
      if (messages > allowed) return flood('messages');
      if (characters > caps.characters) return flood('characters');
      batch.push(text);
      const wait = flushed + (URGENT.test(text) ? URGENT_MS : FLUSH_MS) - performance.now();
      if (wait > 0) {
        timer ??= setTimeout(flush, wait);
      } else if (!hopping) {
        // What came first after a rest leaves with whatever is queued behind it; a timer would cost it 16 ms.
        hopping = true;
        hop.port2.postMessage(null);
      }
    };
    outer.onmessage = (event: MessageEvent<unknown>) => {
      if (typeof event.data === 'string') inner.postMessage(event.data);
    };
    // The first worker of a frame looks whether the wall stands; one look a frame is enough.
    worker.postMessage(!looked, [theirs]);
    looked = true;

    function flush() {
      hopping = false;
      clearTimeout(timer);
      timer = undefined;
      if (!running.has(id)) return;
      flushed = performance.now();
      const texts = batch;
      batch = [];
      if (texts.length > 0) say(texts);
    }
    function flood(over: FloodKind) {
      if (!running.has(id)) return;
      flush();
      say({ over });
      kill(id);
    }
    function say(what: FromPort) {
      outer.postMessage(what);
    }
  }

  tell({ kind: 'hello' });
}
