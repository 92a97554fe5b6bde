/**
 * The wall itself is the frame's policy and origin; these stubs only turn its obscure errors into clear ones. They are for
 * what reaches out of the worker: network, storage, other contexts.
 */
const CALLABLE = [
  'fetch',
  'fetchLater',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'EventSource',
  'WebTransport',
  'importScripts',
  'Worker',
  'SharedWorker',
  'BroadcastChannel',
  'FontFace',
  'Notification',
  'close',
  'reportError',
  'webkitRequestFileSystem',
  'webkitRequestFileSystemSync',
  'webkitResolveLocalFileSystemURL',
  'webkitResolveLocalFileSystemSyncURL',
] as const;
/** Nobody listens to the worker itself; a flood of such messages would only keep the frame busy. */
const IGNORED = ['postMessage'] as const;
const OBJECTS = ['indexedDB', 'caches', 'fonts', 'cookieStore', 'localStorage', 'sessionStorage'] as const;
const OF_NAVIGATOR = [
  'storage',
  'storageBuckets',
  'locks',
  'serviceWorker',
  'permissions',
  'usb',
  'hid',
  'serial',
  'bluetooth',
  'gpu',
  'sendBeacon',
] as const;

/** Replaces what is there, wherever on the prototype chain it is; what this browser lacks stays undefined. */
export function installStubs(realm: typeof globalThis): void {
  for (const name of CALLABLE) if (take(realm, name)) define(realm, name, () => refuse(name));
  for (const name of IGNORED) if (take(realm, name)) define(realm, name, () => undefined);
  for (const name of OBJECTS) if (take(realm, name)) refuseReading(realm, name, name);
  const navigator = realm.navigator as object | undefined;
  if (!navigator) return;
  for (const name of OF_NAVIGATOR) if (take(navigator, name)) refuseReading(navigator, name, `navigator.${name}`);
}

function define(realm: object, name: string, act: () => void): void {
  // A function of its own, since arrows cannot be called by `new`.
  const value = function () {
    act();
  };
  Object.defineProperty(value, 'name', { value: name });
  Object.defineProperty(realm, name, { value, writable: false, configurable: false, enumerable: false });
}

/** Removes a property from an object and everything above it. */
function take(object: object, name: string): boolean {
  let found = false;
  for (let at: object | null = object; at; at = Object.getPrototypeOf(at) as object | null) {
    if (!Object.hasOwn(at, name)) continue;
    found = true;
    Reflect.deleteProperty(at, name);
  }
  return found;
}

function refuseReading(object: object, name: string, called: string): void {
  Object.defineProperty(object, name, { get: () => refuse(called), configurable: false, enumerable: false });
}

function refuse(name: string): never {
  throw new TypeError(`${name} is not available in the playground: user code has no network, no storage and no other context.`);
}
