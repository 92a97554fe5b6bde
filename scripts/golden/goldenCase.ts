/** A graph, what was sent to it, and what LangGraph did: one line of a file of golden cases. */
export interface GoldenCase {
  readonly id: string;
  /** Also run in a browser, through the wall. */
  readonly browser?: true;
  readonly state: {
    readonly [field: string]: { readonly reducer: string | null; readonly type: 'list' | 'int' | 'str' | 'dict' | 'messages' | 'any' };
  };
  readonly nodes: { readonly [name: string]: { readonly ts: string; readonly defer: boolean; readonly ends?: readonly string[] } };
  readonly edges: readonly (readonly [source: string, target: string])[];
  readonly waits: readonly (readonly [sources: readonly string[], target: string])[];
  readonly branches: readonly { readonly source: string; readonly targets: readonly string[]; readonly ts: string }[];
  readonly turns: readonly { readonly ts: string; readonly update_state_as?: string }[];
  readonly recursion_limit: number;
  readonly python: GoldenRecord;
  /** Only where LangGraph.js's record is not the same as Python's. */
  readonly javascript?: GoldenRecord;
}

export interface GoldenRecord {
  readonly turns: readonly GoldenTurn[];
  /** Left out where a read after a failed step throws again. */
  readonly final?: { readonly values: GoldenValues };
}

/** An input turn has `input` and `steps`, a state update `values` and `next`. */
export interface GoldenTurn {
  readonly error: { readonly class: string } | null;
  readonly input?: unknown;
  readonly steps?: readonly GoldenStep[];
  readonly calls_left?: readonly GoldenCall[];
  readonly values?: GoldenValues;
  readonly next?: readonly string[];
  readonly calls?: readonly GoldenCall[] | null;
}

export type GoldenStep =
  | {
      readonly kind: 'checkpoint';
      readonly step: number;
      readonly values: GoldenValues;
      readonly next: readonly string[];
      readonly source: string;
      readonly calls: readonly GoldenCall[];
    }
  | { readonly kind: 'task'; readonly step: number; readonly name: string; readonly input: unknown }
  | { readonly kind: 'result'; readonly step: number; readonly name: string; readonly result: unknown };

export interface GoldenCall {
  readonly field: string;
  readonly existing: unknown;
  readonly update: unknown;
  readonly result: unknown;
}

export interface GoldenValues {
  readonly [field: string]: unknown;
}
