import ts, { type Node } from 'typescript';
import type { TextEdit } from '~/core/analysis';
import { bare, isMember, memberName, type ModuleScope } from '../moduleScope';
import { instead, textOf } from './textEdit';

/** Gives a message literal the id of the message whose content it begins with. */
export function givenId(properties: readonly Node[], module: ModuleScope): readonly TextEdit[] {
  const [first] = properties;
  const content = properties.find((one) => ts.isPropertyAssignment(one) && ts.isIdentifier(one.name) && one.name.text === 'content');
  if (!first || !content || !ts.isPropertyAssignment(content)) return [];
  const id = idOf(content.initializer, module);
  return id === null ? [] : [instead(module, first, `id: ${id}, ${textOf(module, first)}`)];
}

/** The same for `new AIMessage(content)`. */
export function givenIdIn(content: Node, module: ModuleScope): readonly TextEdit[] {
  const id = idOf(content, module);
  return id === null ? [] : [instead(module, content, `{ id: ${id}, content: ${textOf(module, content)} }`)];
}

/** What a message says, as its content and as text alone. */
const SAYING: readonly (string | undefined)[] = ['content', 'text'];

/** `state.messages.at(-1)?.id` where an expression begins with `state.messages.at(-1)?.content`. */
function idOf(expression: Node, module: ModuleScope): string | null {
  const node = bare(expression);
  if (ts.isBinaryExpression(node)) return idOf(node.left, module);
  if (ts.isCallExpression(node)) return idOf(node.expression, module);
  if (ts.isTemplateExpression(node)) {
    const [first] = node.templateSpans;
    return first && node.head.text === '' ? idOf(first.expression, module) : null;
  }
  if (!isMember(node)) return null;
  if (!SAYING.includes(memberName(node)) || !ts.isPropertyAccessExpression(node)) return idOf(node.expression, module);
  const dot = module.source.slice(node.expression.end, node.end).replace(/\s*(?:content|text)$/, '');
  return isCheap(node.expression) ? `${textOf(module, node.expression)}${dot}id` : null;
}

/** Names, members and `at`: asked twice they give the same. */
function isCheap(expression: Node): boolean {
  const node = bare(expression);
  if (ts.isIdentifier(node)) return true;
  if (isMember(node)) return isCheap(node.expression);
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    memberName(node.expression) === 'at' &&
    isCheap(node.expression)
  );
}
