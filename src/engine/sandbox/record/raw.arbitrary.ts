import { types } from 'node:util';
import { AIMessage, HumanMessage } from '@langchain/core/messages';
import { Overwrite, Send } from '@langchain/langgraph/web';
import fc from 'fast-check';

export class Basket {
  owner: unknown;
  items: unknown[];

  constructor(owner: unknown, items: unknown[]) {
    this.owner = owner;
    this.items = items;
  }
}

const scalar = fc.oneof(
  fc.constantFrom<unknown>(null, undefined, true, NaN, -0, 0, 2n, ''),
  fc.integer({ min: 0, max: 9 }),
  fc.string({ maxLength: 5 }),
);
const key = fc.constantFrom('a', 'b', 'c', 'long key', '1', '10', '$', '__proto__');

/** A live value made anew at each call, so that a test may change it in place. */
export const raw: fc.Arbitrary<unknown> = fc.letrec<{ any: unknown }>((tie) => {
  const any = tie('any');
  const list = fc.array(any, { maxLength: 6 });
  return {
    any: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      scalar,
      list,
      fc.dictionary(key, any, { maxKeys: 4 }),
      fc.uniqueArray(scalar, { maxLength: 4 }).map((members) => new Set(members)),
      fc.array(fc.tuple(any, any), { maxLength: 3 }).map((pairs) => new Map(pairs)),
      fc.integer({ min: 0, max: 9 }).map((time) => new Date(time)),
      fc.uint8Array({ maxLength: 4 }),
      fc.tuple(any, list).map(([owner, items]) => new Basket(owner, items)),
      fc
        .tuple(fc.string({ maxLength: 40 }), fc.option(fc.constantFrom('i', 'j'), { nil: undefined }))
        .map(([content, id]) => (id === undefined ? new HumanMessage(content) : new AIMessage({ content, id }))),
      list.map((items) => new Overwrite(items)),
      any.map((args) => new Send('somewhere', args)),
    ),
  };
}).any;

/** Walks into a live value by choices and changes something there in place; false where there was nothing to change. */
export function changeInPlace(value: unknown, choices: readonly number[], insert: unknown): boolean {
  const [choice = 0, ...rest] = choices;
  const inside = choices.length === 0 ? [] : childrenOf(value);
  const child = inside[choice % (inside.length + 1)];
  if (child !== undefined && typeof child === 'object' && child !== null && changeInPlace(child, rest, insert)) return true;
  return changeHere(value, choice, insert);
}

/** By brand, since a Send copies its payload so that a key `__proto__` makes an object that only looks like a Set. */
function childrenOf(value: unknown): readonly unknown[] {
  if (types.isSet(value)) return [...value];
  if (types.isMap(value)) return [...value.values()];
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [];
  return value instanceof HumanMessage || value instanceof AIMessage ? [] : Object.values(value);
}

function changeHere(value: unknown, choice: number, insert: unknown): boolean {
  if (Array.isArray(value)) return changeList(value, choice, insert);
  if (types.isSet(value)) value.add(`new ${choice}`);
  else if (types.isMap(value)) value.set(`new ${choice}`, insert);
  else if (types.isDate(value)) value.setTime(value.getTime() + 1);
  else if (types.isUint8Array(value)) {
    if (value.length === 0) return false;
    value[0] = ((value[0] ?? 0) + 1) % 256;
  } else if (value instanceof HumanMessage || value instanceof AIMessage) value.content = [{ type: 'text', text: 'new' }];
  else if (value instanceof Send) value.node = `${value.node}!`;
  else if (value instanceof Overwrite) return false;
  else if (typeof value === 'object' && value !== null) (value as Record<string, unknown>)[`new ${choice}`] = insert;
  else return false;
  return true;
}

function changeList(list: unknown[], choice: number, insert: unknown): boolean {
  if (choice % 4 === 0 || list.length === 0) list.push(insert);
  else if (choice % 4 === 1) list.pop();
  else if (choice % 4 === 2) list.unshift(insert);
  else list.splice(choice % list.length, 1, [list[choice % list.length]]);
  return true;
}
