import ts, { type Node } from 'typescript';

/** TypeScript that is more than types, as one would write it. It reads the same in every language. */
const NAMES: readonly (readonly [kind: string, written: string])[] = [
  ['EnumDeclaration', 'enum'],
  ['ModuleDeclaration', 'namespace'],
  ['PublicKeyword', 'constructor(public name)'],
  ['PrivateKeyword', 'constructor(private name)'],
  ['ProtectedKeyword', 'constructor(protected name)'],
  ['ReadonlyKeyword', 'constructor(readonly name)'],
  ['TypeAssertionExpression', '<T>value'],
  ['AsExpression', 'value as T'],
  ['SatisfiesExpression', 'value satisfies T'],
  ['ImportEqualsDeclaration', 'import name ='],
  ['ExportAssignment', 'export ='],
];

export function nameOfSyntax(node: Node): string {
  return NAMES.find(([kind]) => ts.SyntaxKind[kind] === node.kind)?.[1] ?? 'TypeScript';
}
