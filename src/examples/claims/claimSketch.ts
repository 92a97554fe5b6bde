import type { Expectation } from '~/core/document';
import type { Value } from '~/core/value';
import { message } from '../parts';
import type { Sketch } from '../sketch';

/** An example that shows claims: all that it expects is about one of them, and is what was measured for it. */
export type ClaimSketch = Omit<Sketch, 'expect' | 'claims'> & { readonly claims: { readonly [id: string]: readonly Expectation[] } };

/** Examples out of sketches of claims; the ids of the claims are listed in the order of their expectations. */
export function shown(sketches: { readonly [id: string]: ClaimSketch }): { readonly [id: string]: Sketch } {
  return Object.fromEntries(
    Object.entries(sketches).map(([id, { claims, ...sketch }]) => [
      id,
      {
        ...sketch,
        expect: Object.values(claims).flat(),
        claims: Object.entries(claims).flatMap(([claim, expected]) => expected.map(() => claim)),
      },
    ]),
  );
}

/** A path through nodes from START to END. */
export const chain = (...nodes: readonly string[]): readonly string[] => [['START', ...nodes, 'END'].join(' > ')];

/** Nodes that run together. */
export const fan = (...nodes: readonly string[]): readonly string[] => nodes.map((node) => `START > ${node} > END`);

export const callList = (field: string, value: Value): Expectation => ({ kind: 'callList', field, value });
export const history = (field: string, value: Value): Expectation => ({ kind: 'history', field, value });

/** The error of a measured `{ error: [class, text] }`; `name` where the languages have other classes. */
export function failsAs(measured: Value, name?: string): Expectation {
  const [code, text] = (measured as { readonly error: readonly [string, string] }).error;
  return { kind: 'error', code: name ?? code, text };
}

const TYPES: { readonly [name: string]: 'human' | 'ai' | 'system' } = { HumanMessage: 'human', AIMessage: 'ai', SystemMessage: 'system' };

/** Messages out of measured rows of class and content, or of class, id and content; an id of null is any. */
export function messagesOf(rows: Value): Value {
  return (rows as readonly (readonly [string, string | null, string?])[]).map(([name, second, third]) => {
    const [id, content] = third === undefined ? [null, second ?? ''] : [second, third];
    return { ...message(TYPES[name] ?? 'human', id ?? '', content), id };
  });
}
