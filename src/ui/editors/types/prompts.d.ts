// What sources may import from '@langchain/core/prompts', cut down to what a graph's code uses.
import type { BaseMessage, BaseMessageLike } from '@langchain/core/messages';
import type { Runnable } from '@langchain/core/runnables';

/** Messages that a prompt made, as a model takes them. */
export interface ChatPromptValue {
  toChatMessages(): BaseMessage[];
}

/** The place of a list of messages in a prompt. */
export declare class MessagesPlaceholder {
  constructor(variableName: string);
}

/** Messages with holes, written `{name}`. */
export declare class ChatPromptTemplate extends Runnable<Record<string, unknown>, ChatPromptValue> {
  static fromMessages(messages: readonly (BaseMessageLike | MessagesPlaceholder)[]): ChatPromptTemplate;
  formatMessages(values: Record<string, unknown>): Promise<BaseMessage[]>;
}
