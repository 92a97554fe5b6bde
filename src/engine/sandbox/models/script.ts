import { AIMessage, type BaseMessage } from '@langchain/core/messages';
import type { SentTool } from './sentTools';

/** What a scripted model is asked: the messages exactly as they were sent, the tools it may call, and how often it was asked, from 1. */
interface ModelRequest {
  readonly messages: readonly BaseMessage[];
  readonly tools: readonly SentTool[];
  readonly call: number;
}

/** What a script may say for one reply: text, a whole message, or its content and the tools it calls. */
type Reply = string | AIMessage | { readonly content?: AIMessage['content']; readonly tool_calls?: readonly ToolCallOfReply[] };

interface ToolCallOfReply {
  readonly name: string;
  readonly args?: Readonly<Record<string, unknown>>;
  readonly id?: string;
}

/** Replies by turn, or a rule that makes each of them. */
export type Replies = readonly Reply[] | ((request: ModelRequest) => Reply | Promise<Reply>);

/** The model was asked more often than its list has replies. */
class RepliesUsedUp extends Error {
  override readonly name = 'RepliesUsedUp';
}

/** The reply to one request as a message of its own, which no other reply shares. Throws where the script has none. */
export async function replyTo(replies: Replies, request: ModelRequest): Promise<AIMessage> {
  const { call } = request;
  if (typeof replies === 'function') return messageOf(await replies(request), call);
  const reply = replies[call - 1];
  if (call <= replies.length) return messageOf(reply, call);
  const count = replies.length === 1 ? 'one reply' : `${replies.length} replies`;
  throw new RepliesUsedUp(
    `The model was asked ${call} times but its list has ${count}. Add one, or give a rule: replies: ({ messages, tools, call }) => 'text'.`,
  );
}

/** Whether something can be a script; what a list holds is only looked at when its turn comes. */
export function isScript(replies: unknown): replies is Replies {
  return typeof replies === 'function' || Array.isArray(replies);
}

function messageOf(reply: unknown, call: number): AIMessage {
  if (typeof reply === 'string') return new AIMessage(reply);
  if (AIMessage.isInstance(reply)) return new AIMessage(partsOf(reply));
  if (!isParts(reply)) {
    const what = reply === null ? 'null' : Array.isArray(reply) ? 'a list' : typeof reply;
    throw new TypeError(`A reply is text, an AIMessage or { content, tool_calls }; that of call ${call} is ${what}.`);
  }
  const calls = (reply.tool_calls ?? []).map(({ name, args, id }, index) => {
    return { type: 'tool_call' as const, name, args: { ...args }, id: id ?? `call_${call}_${index + 1}` };
  });
  return new AIMessage({ content: reply.content ?? '', tool_calls: calls });
}

/** What a message is made of, in objects of its own. */
export function partsOf(message: AIMessage) {
  const { content, tool_calls, id, name, additional_kwargs, response_metadata, usage_metadata } = message;
  return {
    content,
    additional_kwargs: { ...additional_kwargs },
    response_metadata: { ...response_metadata },
    tool_calls: (tool_calls ?? []).map((call) => ({ ...call })),
    ...(id !== undefined && { id }),
    ...(name !== undefined && { name }),
    ...(usage_metadata === undefined ? {} : { usage_metadata }),
  };
}

function isParts(reply: unknown): reply is Exclude<Reply, string | AIMessage> {
  return typeof reply === 'object' && reply !== null && ('content' in reply || 'tool_calls' in reply);
}
