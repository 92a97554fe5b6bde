import type { MessageValue, Value } from '~/core/value';

/** What a model was sent, held against the state that its task read. */
export interface RequestReading {
  readonly lines: readonly RequestLine[];
  /** Messages that were sent, system prompts included. */
  readonly sent: number;
  /** System prompts that are no messages of the state. */
  readonly prompts: number;
  readonly tools: readonly BoundTool[];
  /** Null where the task read no messages, or where nobody knows whose request it is. */
  readonly state: StateSide | null;
}

/** A message of the request or of the state, in the order of both. */
export type RequestLine =
  /** In the state and sent, as it is. */
  | { readonly mark: 'sent'; readonly message: MessageValue }
  /** In the state and not sent. */
  | { readonly mark: 'keptOut'; readonly message: MessageValue }
  /** Sent and not in the state; `prompt` where it is a system message. */
  | { readonly mark: 'added' | 'prompt'; readonly message: MessageValue }
  /** Sent otherwise than the state has it under its id. */
  | { readonly mark: 'changed'; readonly message: MessageValue; readonly was: MessageValue };

export interface StateSide {
  readonly field: string;
  /** Messages that the task read. */
  readonly held: number;
  readonly keptOut: number;
  readonly changed: number;
  readonly added: number;
  /** How many of those kept out the state has lost when the superstep is over; null as long as it is not. */
  readonly lost: number | null;
}

export interface BoundTool {
  readonly name: string;
  readonly description: string;
  /** A JSON schema, or null. */
  readonly schema: Value;
}
