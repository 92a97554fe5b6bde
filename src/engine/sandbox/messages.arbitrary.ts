import { AIMessage, AIMessageChunk, HumanMessage, RemoveMessage, SystemMessage } from '@langchain/core/messages';
import { REMOVE_ALL_MESSAGES } from '@langchain/langgraph/web';
import fc from 'fast-check';

/** Messages, and all that becomes one, made anew at each call. */
const id = fc.constantFrom('a', 'b', 'c', 'd', undefined);
const text = fc.constantFrom('x', 'y', '');
export const message = fc.tuple(fc.constantFrom(HumanMessage, AIMessage, SystemMessage, AIMessageChunk), id, text).map(
  ([Class, one, content]) =>
    () =>
      new Class({ content, ...(one === undefined ? {} : { id: one }) }),
);
export const like = fc.oneof(
  { weight: 4, arbitrary: message },
  text.map((content) => () => content),
  fc.tuple(fc.constantFrom('user', 'ai', 'system', 'developer'), text).map((pair) => () => [...pair]),
  fc
    .tuple(fc.constantFrom('role', 'type'), fc.constantFrom('human', 'assistant', 'system', 'developer'), text, id)
    .map(([key, role, content, one]) => () => ({ [key]: role, content, ...(one === undefined ? {} : { id: one }) })),
);
export const removal = fc.constantFrom('a', 'b', 'c', 'zzz', REMOVE_ALL_MESSAGES).chain((one) =>
  fc.constantFrom(
    () => new RemoveMessage({ id: one }),
    () => ({ role: 'remove', id: one }),
  ),
);
export const list = (item: fc.Arbitrary<() => unknown>) => fc.array(item, { maxLength: 6 });
export const made = (items: readonly (() => unknown)[]) => items.map((make) => make());
