import { EMPTY_INPUT } from './defaultSource';
import type { PlaygroundDoc } from './document';
import { DOCUMENT_VERSION } from './document';

/** LangGraph.js's own default. */
export const RECURSION_LIMIT = 25;
export const KEEP = 3;
/** LangGraph.js's own default for a DeltaChannel. */
export const SNAPSHOTS = 100;

/** A new playground: one field that takes writes from several nodes, and one empty input. */
export function emptyDocument(): PlaygroundDoc {
  return {
    version: DOCUMENT_VERSION,
    title: '',
    note: { en: '', zh: '' },
    graph: {
      fields: [
        {
          id: 'f1',
          name: 'log',
          type: { kind: 'list', of: 'str' },
          merge: { kind: 'builtIn', reducer: 'append', keep: KEEP, start: { kind: 'zero' } },
        },
      ],
      nodes: [],
      edges: [],
      joins: [],
      routers: [],
      turns: [{ kind: 'input', source: EMPTY_INPUT }],
      shared: '',
      recursionLimit: RECURSION_LIMIT,
      seed: 1,
    },
    layout: { nodes: {} },
    expectations: [],
  };
}
