import type { Compiler, NodeList, SourceFile, SyntaxNode } from './compiler';
import { shapeOf } from './shapeOf';

/** Where an error about something that annotating added is shown instead. */
export interface Annotated {
  /** The place of the return type that was added, and the token that stands for it. */
  readonly returnType: { readonly at: number; readonly start: number; readonly end: number } | null;
  /** The default export's expression where it was held against a type as a whole. */
  readonly whole: { readonly start: number; readonly end: number } | null;
}

/**
 * Gives the default export of a parsed source the type that the document asks of it, in the tree alone: parameters and
 * return types that the person left out are filled in with zero width, and the expression is wrapped in `satisfies`. The
 * text and every position stay as they are, yet `existing` and `update` have types, a wrong return is an error on its own
 * line, and an object is completed by the state's fields.
 */
export function annotate(ts: Compiler, file: SourceFile, shapes: string, key: string): Annotated {
  const kinds = ts.SyntaxKind;
  const shape = () => shapeOf(ts, shapes, key);
  const wanted = shape();
  const target = defaultExport(ts, file);
  if (wanted === null || target === null) return { returnType: null, whole: null };
  const fn = functionOf(ts, file, target);
  const returnType = fn !== null && wanted.kind === kinds.FunctionType ? fillIn(ts, file, fn, shape) : null;
  if (target.kind !== kinds.ExportAssignment || target.expression === undefined) return { returnType, whole: null };
  const expression = target.expression;
  const checked = ts.factory.createSatisfiesExpression(expression, placed(ts, wanted, expression.end));
  checked.flags = expression.flags;
  target.expression = ts.setTextRange(checked, { pos: expression.pos, end: expression.end });
  return { returnType, whole: { start: expression.getStart(file), end: expression.end } };
}

/** The statement `export default …`, or null. */
export function defaultExport(ts: Compiler, file: SourceFile): SyntaxNode | null {
  const isDefault = (statement: SyntaxNode) =>
    statement.kind === ts.SyntaxKind.ExportAssignment ||
    (statement.kind === ts.SyntaxKind.FunctionDeclaration && has(statement.modifiers, ts.SyntaxKind.DefaultKeyword));
  return file.statements.find(isDefault) ?? null;
}

/** The function that is exported: written there, or a constant or function of this source by its name. */
function functionOf(ts: Compiler, file: SourceFile, target: SyntaxNode): SyntaxNode | null {
  const kinds = ts.SyntaxKind;
  const functions = [kinds.ArrowFunction, kinds.FunctionExpression, kinds.FunctionDeclaration];
  const bare = (node: SyntaxNode | undefined): SyntaxNode | undefined =>
    node?.kind === kinds.ParenthesizedExpression ? bare(node.expression) : node;
  const written = bare(target.kind === kinds.ExportAssignment ? target.expression : target);
  const node = written?.kind === kinds.Identifier ? bare(declared(ts, file, written.text ?? '')) : written;
  return node !== undefined && functions.includes(node.kind) ? node : null;
}

function declared(ts: Compiler, file: SourceFile, name: string): SyntaxNode | undefined {
  for (const statement of file.statements) {
    if (statement.kind === ts.SyntaxKind.FunctionDeclaration && statement.name?.text === name) return statement;
    const found = statement.declarationList?.declarations.find((one) => one.name?.text === name && one.type === undefined);
    if (found !== undefined) return found.initializer;
  }
  return undefined;
}

function fillIn(ts: Compiler, file: SourceFile, fn: SyntaxNode, shape: () => SyntaxNode | null): Annotated['returnType'] {
  fn.parameters?.forEach((parameter, index) => {
    const type = shape()?.parameters?.[index]?.type;
    if (type === undefined || parameter.type !== undefined || parameter.dotDotDotToken !== undefined) return;
    parameter.type = placed(ts, type, (parameter.questionToken ?? parameter.name ?? parameter).end);
  });
  const wanted = shape()?.type;
  const before = fn.equalsGreaterThanToken ?? fn.body;
  if (wanted === undefined || before === undefined || fn.type !== undefined) return null;
  const type = has(fn.modifiers, ts.SyntaxKind.AsyncKeyword) ? promiseOf(wanted) : wanted;
  fn.type = placed(ts, type, before.pos);
  const shown = fn.equalsGreaterThanToken ?? fn.name;
  if (shown !== undefined) return { at: before.pos, start: shown.getStart(file), end: shown.end };
  const start = file.text.indexOf('function', fn.modifiers?.end ?? fn.pos);
  return { at: before.pos, start, end: start + 'function'.length };
}

/** An async function's type must be the Promise alone. */
function promiseOf(type: SyntaxNode): SyntaxNode {
  return type.types?.find((one) => one.typeName?.text === 'Promise') ?? type;
}

/**
 * A type from another text, put at one place without any width. Names reach back over the character before it, because
 * TypeScript takes a name of no width for one that is missing.
 */
function placed(ts: Compiler, type: SyntaxNode, at: number): SyntaxNode {
  const place = (node: SyntaxNode) => {
    ts.setTextRange(node, { pos: node.kind === ts.SyntaxKind.Identifier ? at - 1 : at, end: at });
    ts.forEachChild(node, place, (list) => {
      ts.setTextRange(list, { pos: at, end: at });
      list.forEach(place);
    });
  };
  place(type);
  return type;
}

function has(list: NodeList | undefined, kind: number): boolean {
  return list?.some((node) => node.kind === kind) ?? false;
}
