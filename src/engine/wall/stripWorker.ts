/** A worker of the page's own origin that strips types, reads facts and plays graphs through. It runs nothing of the user's. */
import { type Activity, activityOf, type GraphFacts, type SourceFacts } from '~/core/analysis';
import type { GraphSpec } from '~/core/document';
import { type FactRequest, readFacts } from '../facts';
import { type StripRequest, type StripResult, strip } from '../strip';

export type StripTask =
  | { readonly kind: 'strip'; readonly request: StripRequest }
  | { readonly kind: 'facts'; readonly request: FactRequest }
  | { readonly kind: 'activity'; readonly graph: GraphSpec; readonly facts: GraphFacts };

export type StripQuestion = StripTask & { readonly id: number };

/** Null says once that the worker is loaded. */
export type StripAnswer =
  | { readonly id: number; readonly kind: 'strip'; readonly result: StripResult }
  | { readonly id: number; readonly kind: 'facts'; readonly result: SourceFacts | null }
  | { readonly id: number; readonly kind: 'activity'; readonly result: Activity }
  | null;

addEventListener('message', (event: MessageEvent<StripQuestion>) => {
  const question = event.data;
  const { id } = question;
  if (question.kind === 'strip') answer({ id, kind: 'strip', result: stripSafely(question.request) });
  else if (question.kind === 'facts') answer({ id, kind: 'facts', result: factsSafely(question.request) });
  else answer({ id, kind: 'activity', result: activityOf(question.graph, question.facts) });
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

function factsSafely({ source, role }: FactRequest): SourceFacts | null {
  try {
    return readFacts(source, role);
  } catch {
    return null;
  }
}
