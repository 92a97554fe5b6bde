import ts, { type ImportDeclaration, type Node, type SourceFile } from 'typescript';

/** Half-open range of UTF-16 offsets. */
export type Span = readonly [start: number, end: number];

/**
 * What of an import does not exist at run time, as TypeScript itself would leave it out: names said to be types, and names
 * that only types use. `'all'` when nothing of it is left. An import without names stays, it is there for its effect.
 */
export function typesOnly(declaration: ImportDeclaration, file: SourceFile, used: ReadonlySet<string>): 'all' | readonly Span[] {
  const clause = declaration.importClause;
  if (!clause) return [];
  if (clause.isTypeOnly) return 'all';
  const spans: Span[] = [];
  let kept = 0;
  if (clause.name) {
    // A default import that nothing uses is harmless; only its company decides whether the whole goes.
    if (used.has(clause.name.text)) kept++;
  }
  const bindings = clause.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings)) kept += used.has(bindings.name.text) ? 1 : 0;
  else if (bindings) {
    for (const element of bindings.elements) {
      if (!element.isTypeOnly && used.has(element.name.text)) kept++;
      else if (!element.isTypeOnly) spans.push([element.getStart(file), element.end]);
    }
  }
  return kept === 0 ? 'all' : spans;
}

/** Names that stand where a value is read. Names of properties and everything inside types do not count. */
export function namesUsedAsValues(file: SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: Node): void => {
    if (ts.isIdentifier(node)) {
      names.add(node.text);
      return;
    }
    if (isTypeOnly(node)) return;
    if (ts.isPropertyAccessExpression(node)) return visit(node.expression);
    if (ts.isPropertyAssignment(node)) {
      if (!ts.isIdentifier(node.name)) visit(node.name);
      return visit(node.initializer);
    }
    ts.forEachChild(node, visit);
  };
  for (const statement of file.statements) if (!ts.isImportDeclaration(statement)) visit(statement);
  return names;
}

function isTypeOnly(node: Node): boolean {
  if (ts.isHeritageClause(node)) return node.token === ts.SyntaxKind['ImplementsKeyword'];
  if (ts.isExpressionWithTypeArguments(node)) return false;
  return ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isTypeParameterDeclaration(node);
}
