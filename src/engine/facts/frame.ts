import ts, { type FunctionLike, type Node } from 'typescript';
import { either, type Known, NOTHING, partOf, UNKNOWN } from './known';
import { type Local, localsOf } from './locals';
import { bare, exportedName, isFunction, type ModuleScope } from './moduleScope';
import { returnsOf } from './returns';

/** Names as they stand inside one function: its parameters, what it declares, and the function around it. */
export interface Frame {
  readonly module: ModuleScope;
  readonly parameters: ReadonlyMap<string, Known>;
  readonly locals: ReadonlyMap<string, Local>;
  readonly outer: Frame | null;
  readonly depth: number;
}

export type Evaluate = (expression: Node, frame: Frame) => Known;

/** How many calls of helpers, and names of names, are followed. */
export const DEEPEST = 12;

export function moduleFrame(module: ModuleScope): Frame {
  return { module, parameters: new Map(), locals: new Map(), outer: null, depth: 0 };
}

function callFrame(fn: FunctionLike, given: readonly Known[], frame: Frame): Frame {
  const parameters = new Map<string, Known>();
  for (const [index, { name }] of fn.parameters.entries()) {
    const value = given[index] ?? UNKNOWN;
    if (ts.isIdentifier(name)) parameters.set(name.text, value);
    else if (ts.isObjectBindingPattern(name)) {
      for (const element of name.elements) {
        const key = element.propertyName ?? element.name;
        const member = element.dotDotDotToken ? UNKNOWN : ts.isIdentifier(key) ? memberOfKnown(value, key.text) : UNKNOWN;
        if (ts.isIdentifier(element.name)) parameters.set(element.name.text, member);
      }
    }
  }
  return { module: frame.module, parameters, locals: localsOf(fn), outer: frame, depth: frame.depth + 1 };
}

/** What a call of the function gives. */
export function resultOf(fn: FunctionLike, given: readonly Known[], frame: Frame, evaluate: Evaluate): Known {
  if (frame.depth > DEEPEST) return UNKNOWN;
  const inside = callFrame(fn, given, frame);
  const { values, paths } = returnsOf(fn);
  const known = values.map((value) => evaluate(value, inside));
  return either(paths === 'always' ? known : [...known, NOTHING]);
}

export function memberOfKnown(whole: Known, name: string): Known {
  if (whole.kind === 'state') return { kind: 'field', name, all: true };
  if (whole.kind === 'object') return whole.entries.get(name)?.value ?? UNKNOWN;
  return partOf(whole);
}

/** The function that an expression names or is; undefined where it is none of this module. */
export function functionOf(expression: Node, frame: Frame): FunctionLike | undefined {
  const node = bare(expression);
  if (isFunction(node)) return node;
  if (!ts.isIdentifier(node)) return undefined;
  for (let inside: Frame | null = frame; inside; inside = inside.outer) {
    const [value] = inside.locals.get(node.text)?.values ?? [];
    if (value && isFunction(bare(value))) return bare(value) as FunctionLike;
  }
  return exportedName(node, frame.module) === node.text ? frame.module.functions.get(node.text) : undefined;
}
