// What sources may import from 'langchain', cut down to agents, their tools and their middleware.
import type { AIMessage, BaseMessage, BaseMessageLike, SystemMessage, ToolCall, ToolMessage } from '@langchain/core/messages';
import type { BaseStore, Command } from '@langchain/langgraph';

export { AIMessage, BaseMessage, HumanMessage, SystemMessage, ToolMessage, filterMessages, trimMessages } from '@langchain/core/messages';

/** Anything with a chat model's methods. A model that is only named needs a network, which is not there. */
export interface ChatModel {
  invoke(messages: any, options?: any): Promise<any>;
  bindTools?(tools: any[], options?: any): any;
}
/** Answers what it was told to, in turn. */
export interface FakeModel extends ChatModel {
  respond(reply: BaseMessage | Error | ((messages: BaseMessage[]) => BaseMessage | Error)): this;
  respondWithTools(calls: { name: string; args: Record<string, any>; id?: string }[]): this;
  readonly calls: { messages: BaseMessage[]; options?: unknown }[];
  readonly callCount: number;
}
export declare function fakeModel(): FakeModel;

/** What a tool or a hook of a middleware is told besides the state. */
export interface Runtime {
  context?: any;
  store?: BaseStore;
  configurable?: Record<string, any>;
  writer?: (chunk: unknown) => void;
  interrupt?: (value: unknown) => unknown;
  signal?: AbortSignal;
}
export interface ToolRuntime extends Runtime {
  state: any;
  toolCallId: string;
  toolCall?: ToolCall;
  config: any;
}
export interface AgentTool {
  name: string;
  description: string;
  invoke(input: any, config?: any): Promise<any>;
}
/** A zod object, or a JSON schema. */
export type Schema = object;
/** A tool's text goes back to the model. A Command also writes to the state, and brings its own ToolMessage. */
export declare function tool(
  run: (input: any, runtime: ToolRuntime) => string | object | Command | Promise<string | object | Command>,
  fields: { name: string; description?: string; schema?: Schema; returnDirect?: boolean },
): AgentTool;

/** What is about to be asked. `handler({ ...request, messages })` asks otherwise, for this call alone: the state stays as it is. */
export interface ModelRequest {
  model: ChatModel;
  messages: BaseMessage[];
  systemPrompt: string;
  systemMessage: SystemMessage;
  tools: AgentTool[];
  state: any;
  runtime: Runtime;
}
export interface ToolCallRequest {
  toolCall: ToolCall;
  tool: AgentTool | undefined;
  state: any;
  runtime: Runtime;
}
export type JumpTo = 'model' | 'tools' | 'end';
export type Update = Record<string, any> & { messages?: BaseMessageLike | BaseMessageLike[]; jumpTo?: JumpTo };
type Hook = (state: any, runtime: Runtime) => Update | void | undefined | Promise<Update | void | undefined>;
export interface Middleware {
  readonly name: string;
}
export declare function createMiddleware(parts: {
  name: string;
  /** Fields beside the agent's own. Those that begin with _ are the agent's alone: neither given to it nor returned. */
  stateSchema?: Schema;
  contextSchema?: Schema;
  tools?: AgentTool[];
  beforeAgent?: Hook | { canJumpTo?: JumpTo[]; hook: Hook };
  beforeModel?: Hook | { canJumpTo?: JumpTo[]; hook: Hook };
  afterModel?: Hook | { canJumpTo?: JumpTo[]; hook: Hook };
  afterAgent?: Hook | { canJumpTo?: JumpTo[]; hook: Hook };
  wrapModelCall?: (request: ModelRequest, handler: (request: ModelRequest) => Promise<AIMessage>) => any;
  wrapToolCall?: (request: ToolCallRequest, handler: (request: ToolCallRequest) => Promise<ToolMessage | Command>) => any;
}): Middleware;

export declare function dynamicSystemPromptMiddleware(
  prompt: (state: any, runtime: Runtime) => string | SystemMessage | Promise<string | SystemMessage>,
): Middleware;
export interface Size {
  messages?: number;
  tokens?: number;
  fraction?: number;
}
export declare function summarizationMiddleware(options: {
  model: any;
  trigger?: Size | Size[];
  keep?: Size;
  summaryPrompt?: string;
  summaryPrefix?: string;
  trimTokensToSummarize?: number;
  tokenCounter?: (messages: BaseMessage[]) => number | Promise<number>;
}): Middleware;
export declare function modelCallLimitMiddleware(options?: {
  threadLimit?: number;
  runLimit?: number;
  exitBehavior?: 'error' | 'end';
}): Middleware;
export declare function toolCallLimitMiddleware(options: {
  toolName?: string;
  threadLimit?: number;
  runLimit?: number;
  exitBehavior?: 'continue' | 'error' | 'end';
}): Middleware;
export declare function todoListMiddleware(options?: { systemPrompt?: string; toolDescription?: string }): Middleware;

/** A structured answer by a call of a tool that the model is given for it. */
export declare function toolStrategy(schema: any, options?: any): any;
/** A structured answer by the model's own means. */
export declare function providerStrategy(schema: any): any;

export interface Agent {
  /** The compiled graph that it is. */
  readonly graph: any;
  invoke(state: any, config?: any): Promise<any>;
  stream(state: any, config?: any): Promise<AsyncIterable<any>>;
}
/** A model that may call tools until it answers, as a graph of its own. As a node's default export it runs inside that node. */
export declare function createAgent(options: {
  model: any;
  tools?: any[];
  systemPrompt?: string | SystemMessage;
  middleware?: readonly Middleware[];
  stateSchema?: Schema;
  contextSchema?: Schema;
  responseFormat?: any;
  name?: string;
  checkpointer?: any;
  store?: any;
}): Agent;
