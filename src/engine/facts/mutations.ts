import ts, { type FunctionLike, type Node } from 'typescript';
import type { SourceFacts } from '~/core/analysis';
import { bare, isMember, memberName, type ModuleScope } from './moduleScope';

/** Of lists; they change their object whatever it is. */
const CHANGE: readonly string[] = ['push', 'unshift', 'splice', 'pop', 'shift', 'sort', 'reverse', 'fill', 'copyWithin'];
/** Of Map and Set, though other things have methods of these names too. */
const MAY_CHANGE: readonly string[] = ['set', 'add', 'delete', 'clear'];

type Mutation = SourceFacts['mutates'][number];

/** Where a function changes its first parameter, or something inside it, in place. */
export function mutationsOf(fn: FunctionLike, { lineOf }: ModuleScope): readonly Mutation[] {
  const name = fn.parameters[0]?.name;
  if (!name || !fn.body || !ts.isIdentifier(name)) return [];
  const aliases = new Set([name.text]);
  const found: Mutation[] = [];
  const report = (node: Node, how: string, sure: Mutation['sure'] = 'certain') => found.push({ line: lineOf(node), how, sure });

  /** `a`, `a.b`, `a[0].c`, `a ?? []`: something that is, or is inside, the parameter. */
  const isInside = (expression: Node): boolean => {
    const node = bare(expression);
    if (ts.isIdentifier(node)) return aliases.has(node.text);
    if (isMember(node)) return isInside(node.expression);
    if (!ts.isBinaryExpression(node)) return false;
    const { kind } = node.operatorToken;
    return (kind === ts.SyntaxKind['QuestionQuestionToken'] || kind === ts.SyntaxKind['BarBarToken']) && isInside(node.left);
  };
  const isMemberInside = (node: Node) => isMember(bare(node)) && isInside(node);

  const visit = (node: Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer && isInside(node.initializer))
      aliases.add(node.name.text);
    else if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) {
      if (isMemberInside(node.left)) report(node, '=');
      else if (ts.isIdentifier(node.left)) renew(node.left.text, node.right);
    } else if (ts.isDeleteExpression(node) && isMemberInside(node.expression)) report(node, 'delete');
    else if (ts.isPostfixUnaryExpression(node) && isMemberInside(node.operand)) report(node, '++');
    else if (ts.isPrefixUnaryExpression(node) && isStep(node.operator) && isMemberInside(node.operand)) report(node, '++');
    else if (ts.isCallExpression(node)) judgeCall(node.expression, node.arguments[0], node);
    ts.forEachChild(node, visit);
  };

  /** A name that gets another value stands for the parameter no more, or does from there on. */
  const renew = (local: string, value: Node) => {
    if (isInside(value)) aliases.add(local);
    else aliases.delete(local);
  };

  const judgeCall = (callee: Node, first: Node | undefined, call: Node) => {
    if (!ts.isPropertyAccessExpression(callee)) return;
    const method = memberName(callee) ?? '';
    if (CHANGE.includes(method) && isInside(callee.expression)) report(call, method);
    else if (MAY_CHANGE.includes(method) && isInside(callee.expression)) report(call, method, 'likely');
    else if (method === 'assign' && ts.isIdentifier(callee.expression) && callee.expression.text === 'Object' && first && isInside(first))
      report(call, 'Object.assign');
  };

  visit(fn.body);
  return found;
}

function isAssignment(kind: number): boolean {
  return kind >= (ts.SyntaxKind['FirstAssignment'] ?? Infinity) && kind <= (ts.SyntaxKind['LastAssignment'] ?? -1);
}

function isStep(operator: number): boolean {
  return operator === ts.SyntaxKind['PlusPlusToken'] || operator === ts.SyntaxKind['MinusMinusToken'];
}
