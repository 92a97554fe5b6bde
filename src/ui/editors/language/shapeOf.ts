import type { Compiler, SourceFile, SyntaxNode } from './compiler';

const LATEST = 99;
const TS = 3;

/**
 * The type that the source `key` must have, as a fresh tree of its own on every call (a tree may stand in one place only),
 * or null where nothing is asked of it. `shapes` is the text of the declarations that `shapeDeclarations` makes.
 */
export function shapeOf(ts: Compiler, shapes: string, key: string): SyntaxNode | null {
  return shapeIn(ts.createSourceFile('shapes.d.ts', shapes, LATEST, false, TS), key);
}

/** The same in a parsed file: a member of the global interface `Shapes`. */
export function shapeIn(file: SourceFile, key: string): SyntaxNode | null {
  const statements = file.statements.flatMap((statement) => statement.body?.statements ?? []);
  const members = statements.find((statement) => statement.name?.text === 'Shapes')?.members;
  return members?.find((member) => member.name?.text === key)?.type ?? null;
}
