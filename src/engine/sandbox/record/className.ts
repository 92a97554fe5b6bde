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

const classes = [
  ['AIMessage', AIMessage],
  ['AIMessageChunk', AIMessageChunk],
  ['BaseMessage', BaseMessage],
  ['BaseMessageChunk', BaseMessageChunk],
  ['ChatMessage', ChatMessage],
  ['ChatMessageChunk', ChatMessageChunk],
  ['FunctionMessage', FunctionMessage],
  ['FunctionMessageChunk', FunctionMessageChunk],
  ['HumanMessage', HumanMessage],
  ['HumanMessageChunk', HumanMessageChunk],
  ['RemoveMessage', RemoveMessage],
  ['SystemMessage', SystemMessage],
  ['SystemMessageChunk', SystemMessageChunk],
  ['ToolMessage', ToolMessage],
  ['ToolMessageChunk', ToolMessageChunk],
] as const;

/** The library's own classes by identity: a minifier renames its classes. */
const messageClasses: ReadonlyMap<object, string> = new Map(classes.map(([name, made]) => [made.prototype, name]));
const byName: ReadonlyMap<string, object> = new Map(classes.map(([name, made]) => [name, made]));

/** The library's message class of this name; undefined for any other name. */
export function messageClassOf(name: string): object | undefined {
  return mapGet(byName, name);
}

/** The class's name as its code wrote it; '' where it has none or hides it behind a getter. */
export function classNameOf(prototype: object): string {
  const known = mapGet(messageClasses, prototype);
  if (known !== undefined) return known;
  const constructor = inheritedData(prototype, 'constructor');
  if (typeof constructor !== 'function') return '';
  const name = ownData(constructor, 'name');
  return typeof name === 'string' ? name : '';
}
