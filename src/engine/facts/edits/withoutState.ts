import ts, { type FunctionLike, type Node } from 'typescript';
import type { TextEdit } from '~/core/analysis';
import { bare, isFunction, isMember, memberName, type ModuleScope } from '../moduleScope';
import { mutationsOf } from '../mutations';
import { instead } from './textEdit';

/**
 * Puts the members that a function assigned to its state for the state that it returns; none, where it changed anything
 * deeper in it, since that would then be lost.
 */
export function withoutState(fn: FunctionLike, returned: readonly Node[], module: ModuleScope): readonly TextEdit[] {
  const state = fn.parameters[0]?.name;
  if (!state || !ts.isIdentifier(state)) return [];
  const { text } = state;
  const names = assignedTo(fn, text);
  if (names === null || mutationsOf(fn, module).length > names.length) return [];
  const own = [...new Set(names)].map((name) => `${name}: ${text}.${name}`).join(', ');
  return returned.flatMap((value) => {
    const node = bare(value);
    if (!ts.isIdentifier(node) || node.text !== text) return [];
    const put = own === '' ? '{}' : `{ ${own} }`;
    return [instead(module, value, value === fn.body ? `(${put})` : put)];
  });
}

/** The members that are assigned, once for each time; null where one has no plain name. */
function assignedTo(fn: FunctionLike, state: string): readonly string[] | null {
  const names: string[] = [];
  let plain = true;
  const visit = (node: Node): void => {
    if (isFunction(node)) return;
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind['EqualsToken'] && isMember(node.left)) {
      const base = bare(node.left.expression);
      const name = memberName(node.left);
      if (ts.isIdentifier(base) && base.text === state) {
        if (name !== undefined && /^[A-Za-z_$][\w$]*$/.test(name)) names.push(name);
        else plain = false;
      }
    }
    ts.forEachChild(node, visit);
  };
  if (fn.body) ts.forEachChild(fn.body, visit);
  return plain ? names : null;
}
