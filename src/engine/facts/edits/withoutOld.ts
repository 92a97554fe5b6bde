import ts, { type Node } from 'typescript';
import type { TextEdit } from '~/core/analysis';
import type { Evaluate, Frame } from '../frame';
import { bare, memberName } from '../moduleScope';
import { oldOf } from '../old';
import { instead, takenOut, textEdit, textOf } from './textEdit';

/**
 * What takes the old value of a field out of what is written to it: out of a list, a sum, a text, a `concat`. Empty where it
 * is there by no such text, or more than once.
 */
export function withoutOldText(expression: Node, name: string, frame: Frame, evaluate: Evaluate): readonly TextEdit[] {
  const one = editOf(bare(expression), (node) => oldOf(evaluate(node, frame), name) !== null, frame);
  return one ? [one] : [];
}

type IsOld = (node: Node) => boolean;

function editOf(node: Node, isOld: IsOld, frame: Frame): TextEdit | null {
  if (ts.isArrayLiteralExpression(node)) return outOfList(node.elements, isOld, frame);
  if (ts.isBinaryExpression(node)) return outOfSum(node.left, node.right, node.operatorToken, isOld, frame);
  if (ts.isCallExpression(node)) return outOfConcat(node, isOld, frame);
  if (ts.isTemplateExpression(node)) return outOfText(node.templateSpans, isOld, frame);
  return null;
}

function only<Item>(items: readonly Item[], is: (item: Item) => boolean): number {
  const found = items.flatMap((item, index) => (is(item) ? [index] : []));
  return found.length === 1 && items.length > 1 ? (found[0] ?? -1) : -1;
}

function outOfList(elements: readonly Node[], isOld: IsOld, { module }: Frame): TextEdit | null {
  const index = only(elements, (one) => ts.isSpreadElement(one) && isOld(one.expression));
  return index < 0 ? null : takenOut(module, elements, index);
}

/** `state.n + 1` leaves `1`, `state.n - 1` leaves `- 1`. */
function outOfSum(left: Node, right: Node, operator: Node, isOld: IsOld, frame: Frame): TextEdit | null {
  const { module } = frame;
  const from = left.getStart(module.file);
  const [isPlus, isMinus] = [operator.kind === ts.SyntaxKind['PlusToken'], operator.kind === ts.SyntaxKind['MinusToken']];
  if ((!isPlus && !isMinus) || (isOld(left) && isPlus && isOld(right))) return null;
  if (isPlus && isOld(right)) return ts.isBinaryExpression(bare(right)) ? null : textEdit(module, left.end, right.end, '');
  const inner = bare(left);
  if (ts.isBinaryExpression(inner)) return outOfSum(inner.left, inner.right, inner.operatorToken, isOld, frame);
  if (!isOld(left)) return null;
  return textEdit(module, from, isPlus ? right.getStart(module.file) : operator.getStart(module.file), '');
}

/** `state.log.concat(more)` leaves `more`, `more.concat(state.log)` leaves `more`. */
function outOfConcat(node: Node, isOld: IsOld, { module }: Frame): TextEdit | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const [argument, ...others] = node.arguments;
  if (memberName(node.expression) !== 'concat' || !argument || others.length > 0) return null;
  const list = node.expression.expression;
  if (isOld(list) === isOld(argument)) return null;
  return instead(module, node, textOf(module, isOld(list) ? argument : list));
}

/** `${state.text} and on` leaves ` and on`. */
function outOfText(spans: readonly (Node & { readonly expression: Node })[], isOld: IsOld, { module }: Frame): TextEdit | null {
  const found = spans.filter((span) => isOld(span.expression));
  const [span] = found;
  if (!span || found.length > 1) return null;
  const from = module.source.lastIndexOf('${', span.expression.getStart(module.file));
  return textEdit(module, from, module.source.indexOf('}', span.expression.end) + 1, '');
}
