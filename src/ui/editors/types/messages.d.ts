// What sources may import from '@langchain/core/messages', cut down to what a graph's code uses.

export type MessageType = 'ai' | 'human' | 'tool' | 'system' | (string & NonNullable<unknown>);

/** A part of a message's content; text is the common one. */
export interface ContentBlock {
  type: string;
  id?: string;
  [key: string]: unknown;
}
export type MessageContent = string | ContentBlock[];

export interface ToolCall {
  readonly type?: 'tool_call';
  id?: string;
  name: string;
  args: Record<string, any>;
}

export interface BaseMessageFields {
  content?: MessageContent;
  id?: string;
  name?: string;
  additional_kwargs?: { [key: string]: unknown };
  response_metadata?: Record<string, unknown>;
}

export declare abstract class BaseMessage {
  /** 'human', 'ai', 'system', 'tool', 'remove', … */
  abstract readonly type: MessageType;
  /** Filled in by add_messages where it is missing. */
  id?: string;
  name?: string;
  content: MessageContent;
  additional_kwargs: { [key: string]: unknown };
  response_metadata: Record<string, unknown>;
  constructor(fields: string | ContentBlock[] | BaseMessageFields);
  /** The text of the content, whatever its form. */
  get text(): string;
  getType(): MessageType;
  toDict(): { type: string; data: Record<string, any> };
  toFormattedString(): string;
}

export declare class HumanMessage extends BaseMessage {
  readonly type: 'human';
  constructor(fields: string | ContentBlock[] | BaseMessageFields);
  static isInstance(value: unknown): value is HumanMessage;
}

export declare class SystemMessage extends BaseMessage {
  readonly type: 'system';
  constructor(fields: string | ContentBlock[] | BaseMessageFields);
  static isInstance(value: unknown): value is SystemMessage;
}

export interface AIMessageFields extends BaseMessageFields {
  tool_calls?: ToolCall[];
}

export declare class AIMessage extends BaseMessage {
  readonly type: 'ai';
  tool_calls?: ToolCall[];
  constructor(fields: string | ContentBlock[] | AIMessageFields);
  static isInstance(value: unknown): value is AIMessage;
}

export interface ToolMessageFields extends BaseMessageFields {
  tool_call_id: string;
  status?: 'success' | 'error';
  artifact?: any;
}

export declare class ToolMessage extends BaseMessage {
  readonly type: 'tool';
  tool_call_id: string;
  status?: 'success' | 'error';
  artifact?: any;
  constructor(content: string | ContentBlock[], tool_call_id: string, name?: string);
  constructor(fields: ToolMessageFields);
  static isInstance(value: unknown): value is ToolMessage;
}

/** Tells add_messages to take away the message with this id. */
export declare class RemoveMessage extends BaseMessage {
  readonly type: 'remove';
  id: string;
  constructor(fields: { id: string });
  static isInstance(value: unknown): value is RemoveMessage;
}

/** Everything that add_messages turns into a message. */
export type BaseMessageLike =
  | BaseMessage
  | string
  | [role: MessageType, content: MessageContent]
  | ({ role: MessageType; content: MessageContent; id?: string; name?: string } & Record<string, unknown>)
  | ({ type: MessageType | 'user' | 'assistant'; content: MessageContent; id?: string; name?: string } & Record<string, unknown>)
  | { type: 'remove'; id: string };

export declare function isBaseMessage(value?: unknown): value is BaseMessage;
export declare function coerceMessageLikeToMessage(like: BaseMessageLike): BaseMessage;
export declare function getBufferString(messages: BaseMessage[], humanPrefix?: string, aiPrefix?: string): string;
export declare function mergeMessageRuns(messages: BaseMessage[]): BaseMessage[];

export interface FilterMessagesFields {
  includeNames?: string[];
  excludeNames?: string[];
  includeTypes?: MessageType[];
  excludeTypes?: MessageType[];
  includeIds?: string[];
  excludeIds?: string[];
}
export declare function filterMessages(messages: BaseMessage[], options?: FilterMessagesFields): BaseMessage[];

export interface TrimMessagesFields {
  maxTokens: number;
  tokenCounter: ((messages: BaseMessage[]) => number) | ((messages: BaseMessage[]) => Promise<number>);
  strategy?: 'first' | 'last';
  allowPartial?: boolean;
  startOn?: MessageType | MessageType[];
  endOn?: MessageType | MessageType[];
  includeSystem?: boolean;
}
export declare function trimMessages(messages: BaseMessage[], options: TrimMessagesFields): Promise<BaseMessage[]>;
