/** What the worker needs for itself, taken before any code of a document runs and out of its reach. */
const { apply } = Reflect;
const { postMessage } = MessagePort.prototype;
const { createObjectURL } = URL;
const OwnBlob = Blob;
const { setInterval: startTimer, clearInterval: endTimer } = globalThis;

export function post(port: MessagePort, text: string): void {
  apply(postMessage, port, [text]);
}

export function publish(js: string): string {
  return createObjectURL(new OwnBlob([js], { type: 'text/javascript' }));
}

export function every(ms: number, call: () => void): () => void {
  const timer = startTimer(call, ms);
  return () => endTimer(timer);
}

/**
 * Whether the wall stands around this worker; the answer is '' or what stood open. Nothing leaves the browser: the URL
 * holds its own content, and a policy that lets no connection through refuses it like any other.
 */
export async function findOpening(ask: typeof fetch, databases: IDBFactory | undefined): Promise<string> {
  if (self.origin !== 'null') return `the worker has the origin ${self.origin}`;
  if (databases && opens(databases)) return 'the worker can open databases';
  return ask('data:,').then(
    () => 'the worker can connect',
    () => '',
  );
}

function opens(databases: IDBFactory): boolean {
  try {
    databases.open('wall');
    return true;
  } catch {
    return false;
  }
}

export const ownFetch: typeof fetch = fetch.bind(globalThis);
export const ownDatabases: IDBFactory | undefined = globalThis.indexedDB;
