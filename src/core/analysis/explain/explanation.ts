import type { FieldId, Merge, NodeId } from '~/core/document';
import type { ErrorInfo, TaskNumber, ValueRef, Writer } from '~/core/trace';

/** Why a turn failed, as this run's record shows it. */
export interface Explanation {
  readonly story: Story;
  /** What may be tried, by code; sentences are the same for every run. */
  readonly tries: readonly TryCode[];
  readonly fixes: readonly ErrorFix[];
  /** LangGraph's own page about this error; null where there is none. */
  readonly page: string | null;
  readonly python: PythonSays;
}

/** What Python's LangGraph does in the same case. */
export type PythonSays =
  /** It raises this; `…` stands for a value that the record does not have. */
  | { readonly code: 'raises'; readonly text: string }
  /** It raises one of these, whichever comes first. */
  | { readonly code: 'raisesOne'; readonly text: string }
  /** It raises what the code raises, unchanged. */
  | { readonly code: 'same' }
  /** Of several errors it raises one, unchanged. */
  | { readonly code: 'oneOfThem' }
  /** No error: it logs this and goes on. */
  | { readonly code: 'logs'; readonly text: string }
  /** No error: it builds and runs such a graph. */
  | { readonly code: 'builds' };

/** A write that has a part in it. */
export interface Part {
  readonly writer: Writer;
  readonly value: ValueRef;
}

/** What happened. Numbers of rows count from 1. */
export type Story =
  | { readonly code: 'severalWriters'; readonly field: string; readonly writes: readonly Part[] }
  | { readonly code: 'severalOverwrites'; readonly field: string; readonly writes: readonly Part[] }
  | { readonly code: 'unknownMessage'; readonly field: string; readonly id: string; readonly write: Part; readonly ids: readonly string[] }
  /** `cycle` are the nodes of each superstep of the loop that the run was in at its end; empty where none repeats. */
  | {
      readonly code: 'recursion';
      readonly limit: number;
      readonly nodes: readonly { readonly node: string; readonly times: number }[];
      readonly cycle: readonly (readonly string[])[];
    }
  /** A node failed as its code used fields that held nothing. `unknown` are names that were written and are no field. */
  | { readonly code: 'absentField'; readonly node: string; readonly fields: readonly string[]; readonly unknown: readonly string[] }
  /** `kind` is JavaScript's word for what was returned, `write` that very value where the record has it. */
  | { readonly code: 'nodeReturn'; readonly node: string; readonly kind: string; readonly write: Part | null }
  | { readonly code: 'inputKind'; readonly kind: string; readonly write: Part | null }
  /** `before` counts the calls of the same merge that had gone well. */
  | {
      readonly code: 'reducerThrew';
      readonly field: string;
      readonly row: number;
      readonly existing: ValueRef;
      readonly write: Part;
      readonly before: number;
      /** True where what was thrown is no error, such as null. */
      readonly isNoError: boolean;
    }
  | { readonly code: 'nodeThrew'; readonly node: string; readonly task: TaskNumber; readonly error: ErrorInfo; readonly isNoError: boolean }
  | {
      readonly code: 'routerThrew';
      readonly node: string;
      readonly task: TaskNumber;
      readonly error: ErrorInfo;
      readonly isNoError: boolean;
    }
  /** Several nodes failed at once. */
  | { readonly code: 'severalThrew'; readonly nodes: readonly string[] }
  | { readonly code: 'emptyInput'; readonly turn: number }
  | { readonly code: 'unknownSend'; readonly node: string; readonly target: string; readonly nodes: readonly string[] }
  | { readonly code: 'unknownBranch'; readonly node: string; readonly targets: readonly string[] }
  | { readonly code: 'unreachable'; readonly node: string };

/** The writes that have a part in a story. */
export function partsOf(story: Story): readonly Part[] {
  if ('writes' in story) return story.writes;
  return 'write' in story && story.write !== null ? [story.write] : [];
}

export type TryCode =
  | 'reducer'
  | 'oneAfterTheOther'
  | 'oneOverwrite'
  | 'existingId'
  | 'guardId'
  | 'stopLoop'
  | 'raiseLimit'
  | 'writeBefore'
  | 'checkName'
  | 'returnObject'
  | 'lookAtWrite'
  | 'lookAtLine'
  | 'giveInput'
  | 'sendToNode'
  | 'branchTargets'
  | 'leadThere';

/** A change of the document that may mend it. */
export type ErrorFix =
  | {
      readonly code: 'giveReducer' | 'keepLastWrite' | 'startFromZero';
      readonly field: FieldId;
      readonly name: string;
      readonly merge: Merge;
    }
  | { readonly code: 'raiseLimit'; readonly limit: number }
  | { readonly code: 'emptyInput'; readonly turn: number }
  | { readonly code: 'connectStart'; readonly node: NodeId; readonly name: string };
