import ts, { type Modified, type Node } from 'typescript';

/** Whether a statement makes the module's default export at run time. */
export function exportsDefault(statement: Node): boolean {
  if (ts.isExportAssignment(statement)) return !statement.isExportEquals;
  if (ts.isExportDeclaration(statement)) {
    if (statement.isTypeOnly) return false;
    return statement.exportClause?.elements?.some((one) => !one.isTypeOnly && one.name.text === 'default') ?? false;
  }
  if (ts.isClassDeclaration(statement)) return isDefault(statement);
  // A function without a body is an overload's signature.
  return ts.isFunctionDeclaration(statement) && statement.body !== undefined && isDefault(statement);
}

function isDefault(declaration: Modified): boolean {
  const kinds = declaration.modifiers?.map((modifier) => modifier.kind) ?? [];
  return kinds.includes(ts.SyntaxKind['DefaultKeyword'] ?? -1) && !kinds.includes(ts.SyntaxKind['DeclareKeyword'] ?? -1);
}
