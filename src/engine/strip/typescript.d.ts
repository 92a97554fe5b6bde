/**
 * The part of TypeScript's compiler API that stripping uses. The bundler answers `typescript` with the compiler inside
 * Monaco; the package of that name is the type checker of this project and has no such API.
 */
declare module 'typescript' {
  export interface TextRange {
    readonly pos: number;
    readonly end: number;
  }
  export interface Node extends TextRange {
    readonly kind: number;
    getStart(file: SourceFile): number;
    getText(file: SourceFile): string;
  }
  export interface SourceFile extends Node {
    readonly statements: readonly Node[];
    /** Not in TypeScript's public declarations, but what its own language service reads. */
    readonly parseDiagnostics: readonly Diagnostic[];
  }
  export interface Diagnostic {
    readonly start: number;
    readonly messageText: string | { readonly messageText: string };
  }
  export interface Identifier extends Node {
    readonly text: string;
  }
  export interface StringLiteral extends Node {
    readonly text: string;
  }
  export interface NamedNode extends Node {
    readonly name: Node;
  }
  export interface CallExpression extends Node {
    readonly expression: Node;
    readonly arguments: readonly Node[];
  }
  export interface Modified extends Node {
    readonly modifiers?: readonly Node[];
    readonly body?: Node;
  }
  export interface HeritageClause extends Node {
    readonly token: number;
  }
  export interface ImportSpecifier extends Node {
    readonly isTypeOnly: boolean;
    readonly name: Identifier;
  }
  export interface ImportClause extends Node {
    readonly isTypeOnly: boolean;
    readonly name?: Identifier;
    readonly namedBindings?: NamespaceImport | NamedImports;
  }
  export interface NamespaceImport extends Node {
    readonly name: Identifier;
  }
  export interface NamedImports extends Node {
    readonly elements: readonly ImportSpecifier[];
  }
  export interface ImportDeclaration extends Node {
    readonly importClause?: ImportClause;
    readonly moduleSpecifier: Node;
  }
  export interface ExportSpecifier extends Node {
    readonly isTypeOnly: boolean;
    readonly name: Node & { readonly text: string };
  }
  export interface ExportDeclaration extends Node {
    readonly isTypeOnly: boolean;
    readonly exportClause?: Node & { readonly elements?: readonly ExportSpecifier[] };
    readonly moduleSpecifier?: Node;
  }
  export interface ExportAssignment extends Node {
    readonly isExportEquals?: boolean;
  }

  export interface Compiler {
    readonly SyntaxKind: Readonly<Record<string, number>>;
    readonly ScriptTarget: { readonly ESNext: number };
    readonly ModuleKind: { readonly ESNext: number };
    readonly ScriptKind: { readonly TS: number };
    readonly JSDocParsingMode: { readonly ParseNone: number };
    createSourceFile(name: string, text: string, options: object, setParentNodes: boolean, kind: number): SourceFile;
    forEachChild(node: Node, visit: (child: Node) => void): void;
    isTypeNode(node: Node): boolean;
    isIdentifier(node: Node): node is Identifier;
    isStringLiteral(node: Node): node is StringLiteral;
    isImportDeclaration(node: Node): node is ImportDeclaration;
    isExportDeclaration(node: Node): node is ExportDeclaration;
    isExportAssignment(node: Node): node is ExportAssignment;
    isCallExpression(node: Node): node is CallExpression;
    isPropertyAccessExpression(node: Node): node is NamedNode & { readonly expression: Node };
    isPropertyAssignment(node: Node): node is NamedNode & { readonly initializer: Node };
    isHeritageClause(node: Node): node is HeritageClause;
    isExpressionWithTypeArguments(node: Node): boolean;
    isInterfaceDeclaration(node: Node): boolean;
    isTypeAliasDeclaration(node: Node): boolean;
    isTypeParameterDeclaration(node: Node): boolean;
    isFunctionDeclaration(node: Node): node is Modified;
    isClassDeclaration(node: Node): node is Modified;
    isNamespaceImport(node: Node): node is NamespaceImport;
  }
  const ts: Compiler;
  export default ts;
}
