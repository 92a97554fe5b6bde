import ts, { type FunctionLike, type Node, type SourceFile } from 'typescript';
import { positionOf } from '../positionOf';

/** Everything that the reading of one module needs: its text, what it imports, and what it declares at its top. */
export interface ModuleScope {
  readonly file: SourceFile;
  readonly source: string;
  /** Local name to the exported one. */
  readonly imports: ReadonlyMap<string, string>;
  readonly functions: ReadonlyMap<string, FunctionLike>;
  readonly constants: ReadonlyMap<string, Node>;
  readonly lineOf: (node: Node) => number;
}

export function isFunction(node: Node): node is FunctionLike {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node);
}

/** Without parentheses, types and await. */
export function bare(node: Node): Node {
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isAwaitExpression(node)
  ) {
    return bare(node.expression);
  }
  return node;
}

export function moduleScope(file: SourceFile, source: string): ModuleScope {
  const imports = new Map<string, string>();
  const functions = new Map<string, FunctionLike>();
  const constants = new Map<string, Node>();
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) readImport(statement.importClause?.namedBindings, imports);
    else if (ts.isFunctionDeclaration(statement) && isFunction(statement) && statement.name && statement.body)
      functions.set(statement.name.text, statement);
    else if (ts.isVariableStatement(statement)) eachDeclaration(statement, functions, constants);
  }
  return { file, source, imports, functions, constants, lineOf: (node) => positionOf(source, node.getStart(file)).line };
}

function readImport(bindings: Node | undefined, imports: Map<string, string>): void {
  if (!bindings || ts.isNamespaceImport(bindings)) return;
  ts.forEachChild(bindings, (element) => {
    const { name, propertyName } = element as Node & { readonly name?: Node; readonly propertyName?: Node };
    if (!name || !ts.isIdentifier(name)) return;
    imports.set(name.text, propertyName && ts.isIdentifier(propertyName) ? propertyName.text : name.text);
  });
}

function eachDeclaration(statement: Node, functions: Map<string, FunctionLike>, constants: Map<string, Node>): void {
  ts.forEachChild(statement, (list) =>
    ts.forEachChild(list, (one) => {
      if (!ts.isVariableDeclaration(one) || !ts.isIdentifier(one.name) || !one.initializer) return;
      const value = bare(one.initializer);
      if (isFunction(value)) functions.set(one.name.text, value);
      else constants.set(one.name.text, value);
    }),
  );
}

/** What the module exports by default: an expression or a function; null where it cannot be told. */
export function defaultExport({ file, functions, constants }: ModuleScope): Node | null {
  for (const statement of file.statements) {
    if (
      ts.isFunctionDeclaration(statement) &&
      statement.body &&
      statement.modifiers?.some((one) => one.kind === ts.SyntaxKind['DefaultKeyword'])
    )
      return statement;
    if (ts.isExportAssignment(statement)) {
      const value = bare((statement as Node & { readonly expression: Node }).expression);
      return ts.isIdentifier(value) ? (functions.get(value.text) ?? constants.get(value.text) ?? value) : value;
    }
    if (ts.isExportDeclaration(statement)) {
      for (const one of statement.exportClause?.elements ?? []) {
        const local = (one as { readonly propertyName?: Node }).propertyName ?? one.name;
        if (one.name.text === 'default' && ts.isIdentifier(local)) return functions.get(local.text) ?? constants.get(local.text) ?? null;
      }
    }
  }
  return null;
}

/** The name by which a class or constant is exported where it comes from; undefined for anything but a name. */
export function exportedName(node: Node, { imports }: ModuleScope): string | undefined {
  return ts.isIdentifier(node) ? (imports.get(node.text) ?? node.text) : undefined;
}

/** `x` of `a.x` and `a['x']`; undefined where it is computed. */
export function memberName(node: Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return ts.isIdentifier(node.name) ? node.name.text : undefined;
  if (!ts.isElementAccessExpression(node)) return undefined;
  const key = bare(node.argumentExpression);
  return ts.isStringLiteral(key) || ts.isNoSubstitutionTemplateLiteral(key) || ts.isNumericLiteral(key) ? key.text : undefined;
}

export function isMember(node: Node): node is Node & { readonly expression: Node } {
  return ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
}
