/** A worker of the page's own origin that strips types. It runs nothing of the user's. */
import { type StripRequest, type StripResult, strip } from '../strip';

export interface StripQuestion {
  readonly id: number;
  readonly request: StripRequest;
}

/** Null says once that the worker is loaded. */
export type StripAnswer = { readonly id: number; readonly result: StripResult } | null;

addEventListener('message', (event: MessageEvent<StripQuestion>) => {
  const { id, request } = event.data;
  answer({ id, result: stripSafely(request) });
});
answer(null);

function answer(what: StripAnswer): void {
  postMessage(what);
}

/** The parser itself gives up by throwing, for instance on ten thousand nested brackets. */
function stripSafely(request: StripRequest): StripResult {
  try {
    return strip(request);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, faults: [{ code: 'sourceSyntax', at: { line: 1, column: 1 }, params: { message } }] };
  }
}
