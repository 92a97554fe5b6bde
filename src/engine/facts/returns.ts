import ts, { type FunctionLike, type Node } from 'typescript';
import { isFunction } from './moduleScope';

export interface Returned {
  readonly values: readonly Node[];
  readonly paths: 'always' | 'sometimes' | 'never' | 'unknown';
}

/** The expressions that a function may return, and whether every path through it returns one. */
export function returnsOf(fn: FunctionLike): Returned {
  const { body } = fn;
  if (!body) return { values: [], paths: 'unknown' };
  if (!ts.isBlock(body)) return { values: [body], paths: 'always' };
  const values: Node[] = [];
  let empty = false;
  const visit = (node: Node): void => {
    if (isFunction(node)) return;
    if (ts.isReturnStatement(node)) {
      if (node.expression) values.push(node.expression);
      else empty = true;
    }
    ts.forEachChild(node, visit);
  };
  visit(body);
  const end = leaves(body);
  if (end === 'unknown') return { values, paths: 'unknown' };
  if (end === 'yes' && !empty) return { values, paths: 'always' };
  return { values, paths: values.length === 0 ? 'never' : 'sometimes' };
}

/** Whether every path through a statement ends its function. */
function leaves(node: Node): 'yes' | 'no' | 'unknown' {
  if (ts.isReturnStatement(node) || ts.isThrowStatement(node)) return 'yes';
  if (ts.isBlock(node)) {
    const ends = node.statements.map(leaves);
    return ends.includes('yes') ? 'yes' : ends.includes('unknown') ? 'unknown' : 'no';
  }
  if (ts.isIfStatement(node)) {
    const ends = [leaves(node.thenStatement), node.elseStatement ? leaves(node.elseStatement) : 'no'];
    return ends.every((one) => one === 'yes') ? 'yes' : ends.includes('unknown') ? 'unknown' : 'no';
  }
  // Loops, switches and try blocks may leave or not; only those that hold a return make it uncertain.
  if (ts.isExpressionStatement(node) || ts.isVariableStatement(node) || isFunction(node)) return 'no';
  return holdsReturn(node) ? 'unknown' : 'no';
}

function holdsReturn(node: Node): boolean {
  let held = false;
  const visit = (child: Node): void => {
    if (isFunction(child)) return;
    if (ts.isReturnStatement(child) || ts.isThrowStatement(child)) held = true;
    ts.forEachChild(child, visit);
  };
  visit(node);
  return held;
}
