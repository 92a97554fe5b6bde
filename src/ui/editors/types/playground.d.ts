// What sources may import from 'playground': what this page gives to code that LangChain does not.
import type { AIMessage, BaseMessage, BaseMessageLike, MessageContent } from '@langchain/core/messages';

/** A tool as the model is told of it; `schema` is a JSON schema of its arguments. */
export interface SentTool {
  readonly name: string;
  readonly description: string;
  readonly schema: unknown;
}

/** What a model is asked: the messages exactly as they were sent, the tools it may call, and how often it was asked, from 1. */
export interface ModelRequest {
  readonly messages: readonly BaseMessage[];
  readonly tools: readonly SentTool[];
  readonly call: number;
}

/** A reply: text, a whole message, or its content and the tools it calls. */
export type Reply =
  | string
  | AIMessage
  | {
      readonly content?: MessageContent;
      readonly tool_calls?: readonly { readonly name: string; readonly args?: Readonly<Record<string, any>>; readonly id?: string }[];
    };

/** Anything that a model can be sent; a prompt gives the last. */
export type ModelInput = string | readonly BaseMessageLike[] | { toChatMessages(): BaseMessage[] };

/** What can be asked: a model, or one with tools or an output schema bound to it. Pass the node's `config` along. */
export interface Askable<Output = AIMessage> {
  invoke(input: ModelInput, config?: object): Promise<Output>;
  batch(inputs: ModelInput[], config?: object): Promise<Output[]>;
  stream(input: ModelInput, config?: object): Promise<AsyncIterable<Output>>;
}

/**
 * A chat model without a network that says what its script says: a list with one reply for each call, or a rule that makes them.
 * A subclass of LangChain's BaseChatModel. Make it outside of the node's function, since each one counts its calls from 1.
 */
export declare class ScriptedChatModel implements Askable {
  constructor(fields: { replies: readonly Reply[] | ((request: ModelRequest) => Reply | Promise<Reply>) });
  invoke(input: ModelInput, config?: object): Promise<AIMessage>;
  batch(inputs: ModelInput[], config?: object): Promise<AIMessage[]>;
  /** One chunk: the whole reply. */
  stream(input: ModelInput, config?: object): Promise<AsyncIterable<AIMessage>>;
  /** The same model, told of tools that it may call. */
  bindTools(tools: readonly object[]): Askable;
  /** Reply with a call of the tool `extract` whose args fit the schema. */
  withStructuredOutput<Output = any>(schema: object): Askable<Output>;
}
