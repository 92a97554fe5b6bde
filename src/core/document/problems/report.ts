import type { Place, Problem, ProblemCode } from '../problem';

/** LangGraph.js itself refuses to build the graph. */
export function blocks(code: ProblemCode, place: Place, params: Problem['params'] = {}): Problem {
  return { code, severity: 'blocks', place, params };
}

/** The graph runs, though perhaps not as meant. */
export function warns(code: ProblemCode, place: Place, params: Problem['params'] = {}): Problem {
  return { code, severity: 'warns', place, params };
}
