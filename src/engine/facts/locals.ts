import ts, { type BindingElement, type FunctionLike, type Node } from 'typescript';
import { bare, isFunction, isMember, memberName } from './moduleScope';

/** What a local name is made of: everything that is ever assigned to it, and to its members. */
export interface Local {
  readonly values: Node[];
  /** It is a member of what this expression gives. */
  readonly partOf: { readonly whole: Node; readonly member: string | null } | null;
  readonly members: { readonly name: string | undefined; readonly value: Node; readonly always: boolean }[];
  /** It is changed in ways that are not followed. */
  opaque: boolean;
  /** Something is taken out of it in place. */
  shortened: boolean;
}

const SHORTEN: readonly string[] = ['pop', 'shift', 'splice', 'fill', 'copyWithin'];
const ASSIGN = () => ts.SyntaxKind['EqualsToken'];

/** The local names of a function, without regard to order: what is assigned anywhere may be there. */
export function localsOf(fn: FunctionLike): ReadonlyMap<string, Local> {
  const locals = new Map<string, Local>();
  const add = (name: string, values: Node[], partOf: Local['partOf']) => {
    const known = locals.get(name);
    if (known) known.opaque = true;
    else locals.set(name, { values, partOf, members: [], opaque: false, shortened: false });
  };
  const visit = (node: Node, top: boolean): void => {
    if (ts.isVariableDeclaration(node)) declare(node.name, node.initializer, add);
    else if (isFunction(node) && ts.isFunctionDeclaration(node) && node.name) add(node.name.text, [node], null);
    else if (ts.isBinaryExpression(node)) assign(node.left, node.operatorToken.kind, node.right, top, locals);
    else if (ts.isCallExpression(node) && isMember(node.expression) && SHORTEN.includes(memberName(node.expression) ?? ''))
      shorten(node.expression.expression, locals);
    // What a nested function assigns may never be assigned.
    const inner = top && !isFunction(node) && isStraight(node);
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  const { body } = fn;
  if (body) ts.forEachChild(body, (child) => visit(child, true));
  return locals;
}

/** What stands in it runs whenever the function gets there. */
function isStraight(node: Node): boolean {
  return ts.isExpressionStatement(node) || ts.isVariableStatement(node) || ts.isBlock(node) || ts.isParenthesizedExpression(node);
}

function declare(name: Node, value: Node | undefined, add: (name: string, values: Node[], partOf: Local['partOf']) => void): void {
  if (ts.isIdentifier(name)) add(name.text, value ? [value] : [], null);
  else if (ts.isObjectBindingPattern(name) && value) {
    for (const element of name.elements) {
      if (ts.isIdentifier(element.name)) add(element.name.text, [], { whole: value, member: memberOf(element) });
    }
  }
}

/** The member that a pattern's element takes; null for the rest or a computed one. */
export function memberOf(element: BindingElement): string | null {
  if (element.dotDotDotToken) return null;
  const key = element.propertyName ?? element.name;
  if (ts.isIdentifier(key) || ts.isStringLiteral(key)) return key.text;
  return null;
}

function assign(left: Node, operator: number, value: Node, always: boolean, locals: ReadonlyMap<string, Local>): void {
  const target = bare(left);
  if (ts.isIdentifier(target)) {
    const local = locals.get(target.text);
    if (operator === ASSIGN()) local?.values.push(value);
  } else if (isMember(target) && ts.isIdentifier(bare(target.expression))) {
    const base = bare(target.expression);
    if (memberName(target) === 'length') shorten(base, locals);
    if (!ts.isIdentifier(base) || operator !== ASSIGN()) return;
    locals.get(base.text)?.members.push({ name: memberName(target), value, always });
  }
}

function shorten(name: Node, locals: ReadonlyMap<string, Local>): void {
  const list = bare(name);
  const local = ts.isIdentifier(list) ? locals.get(list.text) : undefined;
  if (local) local.shortened = true;
}
