import ts, { type FunctionLike, type Node } from 'typescript';
import type { Reads } from '~/core/analysis';
import { type Frame, functionOf } from './frame';
import { memberOf } from './locals';
import { bare, isFunction, isMember, memberName } from './moduleScope';

/** Which fields a function reads of its parameter: its members by name, through other names for it and helpers. */
export function readsOf(fn: FunctionLike, parameter: number, frame: Frame): Reads {
  const names = new Set<string>();
  const visited = new Set<string>();
  let any = false;

  /** Takes in a name or pattern that stands for the whole state; answers its alias. */
  const take = (pattern: Node): string | null => {
    if (ts.isIdentifier(pattern)) return pattern.text;
    if (!ts.isObjectBindingPattern(pattern)) {
      any = true;
      return null;
    }
    for (const element of pattern.elements) {
      const member = memberOf(element);
      if (member === null) any = true;
      else names.add(member);
    }
    return null;
  };

  const enter = (inside: FunctionLike, index: number): void => {
    const name = inside.parameters[index]?.name;
    const key = `${inside.pos}:${index}`;
    if (!name || !inside.body || visited.has(key)) return;
    visited.add(key);
    const alias = take(name);
    if (alias !== null) walk(inside.body, new Set([alias]));
  };

  const isAlias = (node: Node, aliases: ReadonlySet<string>) => {
    const value = bare(node);
    return ts.isIdentifier(value) && aliases.has(value.text);
  };

  const walk = (node: Node, aliases: Set<string>): void => {
    if (isMember(node) && isAlias(node.expression, aliases)) {
      const name = memberName(node);
      if (name === undefined) any = true;
      else names.add(name);
      if (ts.isElementAccessExpression(node)) walk(node.argumentExpression, aliases);
      return;
    }
    if (ts.isVariableDeclaration(node) && node.initializer && isAlias(node.initializer, aliases)) {
      const alias = take(node.name);
      if (alias !== null) aliases.add(alias);
      return;
    }
    if (ts.isCallExpression(node)) {
      const helper = functionOf(node.expression, frame);
      for (const [index, one] of node.arguments.entries()) {
        if (helper && isAlias(one, aliases)) enter(helper, index);
        else walk(one, aliases);
      }
      return walk(node.expression, aliases);
    }
    if (ts.isPropertyAssignment(node)) return walk(node.initializer, aliases);
    if (ts.isPropertyAccessExpression(node)) return walk(node.expression, aliases);
    if (ts.isIdentifier(node) && aliases.has(node.text)) {
      any = true;
      return;
    }
    const inner = isFunction(node) ? withoutParameters(node, aliases) : aliases;
    if (!ts.isTypeNode(node)) ts.forEachChild(node, (child) => walk(child, inner));
  };

  enter(fn, parameter);
  return { names: [...names].toSorted(), any };
}

function withoutParameters(fn: FunctionLike, aliases: ReadonlySet<string>): Set<string> {
  const own = fn.parameters.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  return new Set([...aliases].filter((name) => !own.includes(name)));
}
