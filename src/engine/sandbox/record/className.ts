import {
  AIMessage,
  AIMessageChunk,
  BaseMessage,
  BaseMessageChunk,
  ChatMessage,
  ChatMessageChunk,
  FunctionMessage,
  FunctionMessageChunk,
  HumanMessage,
  HumanMessageChunk,
  RemoveMessage,
  SystemMessage,
  SystemMessageChunk,
  ToolMessage,
  ToolMessageChunk,
} from '@langchain/core/messages';
import { mapGet } from './primordials';
import { inheritedData, ownData } from './property';

/** The library's own classes by identity: a minifier renames its classes. */
const messageClasses: ReadonlyMap<object, string> = new Map<object, string>([
  [AIMessage.prototype, 'AIMessage'],
  [AIMessageChunk.prototype, 'AIMessageChunk'],
  [BaseMessage.prototype, 'BaseMessage'],
  [BaseMessageChunk.prototype, 'BaseMessageChunk'],
  [ChatMessage.prototype, 'ChatMessage'],
  [ChatMessageChunk.prototype, 'ChatMessageChunk'],
  [FunctionMessage.prototype, 'FunctionMessage'],
  [FunctionMessageChunk.prototype, 'FunctionMessageChunk'],
  [HumanMessage.prototype, 'HumanMessage'],
  [HumanMessageChunk.prototype, 'HumanMessageChunk'],
  [RemoveMessage.prototype, 'RemoveMessage'],
  [SystemMessage.prototype, 'SystemMessage'],
  [SystemMessageChunk.prototype, 'SystemMessageChunk'],
  [ToolMessage.prototype, 'ToolMessage'],
  [ToolMessageChunk.prototype, 'ToolMessageChunk'],
]);

/** The class's name as its code wrote it; '' where it has none or hides it behind a getter. */
export function classNameOf(prototype: object): string {
  const known = mapGet(messageClasses, prototype);
  if (known !== undefined) return known;
  const constructor = inheritedData(prototype, 'constructor');
  if (typeof constructor !== 'function') return '';
  const name = ownData(constructor, 'name');
  return typeof name === 'string' ? name : '';
}
