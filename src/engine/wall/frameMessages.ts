import type { RelayCaps } from '../limits';

/**
 * Between page and relay, by `postMessage` of the frame's window. `frame` is the random id that the page gives this very
 * document once it has said hello: a document that replaced it in the same frame does not know it.
 */
export type ToRelay =
  | { readonly kind: 'engine'; readonly frame: string; readonly text: string }
  /** Starts a worker; its reports and commands go over the port that comes along. */
  | { readonly kind: 'spawn'; readonly frame: string; readonly worker: number; readonly caps: RelayCaps }
  | { readonly kind: 'kill'; readonly frame: string; readonly worker: number }
  | { readonly kind: 'ping'; readonly frame: string };

export type FromRelay =
  | { readonly kind: 'hello' }
  | { readonly kind: 'engineReady'; readonly frame: string }
  /** The worker threw before its first report: it will not come up. */
  | { readonly kind: 'failed'; readonly frame: string; readonly worker: number; readonly detail: string }
  | { readonly kind: 'pong'; readonly frame: string };

/** Over a worker's port, relay to page: texts in order, or the last word about a worker that went over a cap. */
export type FromPort = readonly string[] | { readonly over: FloodKind };
export type FloodKind = 'messages' | 'characters' | 'message';
