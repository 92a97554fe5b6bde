/**
 * The part of TypeScript's own interface that the editor's worker uses. Monaco ships TypeScript without declarations, so
 * they are written here, no wider than needed.
 */
export interface Compiler {
  readonly SyntaxKind: Readonly<Record<KindName, number>>;
  createSourceFile(fileName: string, text: string, target: number, setParentNodes: boolean, scriptKind: number): SourceFile;
  forEachChild(node: SyntaxNode, visit: (child: SyntaxNode) => void, visitList?: (children: NodeList) => void): void;
  setTextRange<T>(range: T, location: TextRange): T;
  readonly factory: { createSatisfiesExpression(expression: SyntaxNode, type: SyntaxNode): SyntaxNode };
  createDocumentRegistry(useCaseSensitiveFileNames: boolean): DocumentRegistry;
  createLanguageService(host: unknown, registry: DocumentRegistry): LanguageService;
}

type KindName =
  | 'ArrowFunction'
  | 'AsyncKeyword'
  | 'DefaultKeyword'
  | 'ExportAssignment'
  | 'FunctionDeclaration'
  | 'FunctionExpression'
  | 'FunctionType'
  | 'Identifier'
  | 'ParenthesizedExpression';

export interface TextRange {
  readonly pos: number;
  readonly end: number;
}

export type NodeList = readonly SyntaxNode[] & TextRange;

/** Any node; which of the parts it has depends on its kind. The writable ones are those that annotating sets. */
export interface SyntaxNode extends TextRange {
  readonly kind: number;
  flags: number;
  type?: SyntaxNode;
  expression?: SyntaxNode;
  readonly modifiers?: NodeList;
  readonly parameters?: NodeList;
  readonly members?: NodeList;
  readonly types?: NodeList;
  readonly name?: SyntaxNode;
  readonly typeName?: SyntaxNode;
  readonly initializer?: SyntaxNode;
  readonly body?: SyntaxNode;
  readonly statements?: NodeList;
  readonly declarationList?: { readonly declarations: NodeList };
  readonly dotDotDotToken?: SyntaxNode;
  readonly questionToken?: SyntaxNode;
  readonly equalsGreaterThanToken?: SyntaxNode;
  /** Of identifiers and string literals. */
  readonly text?: string;
  getStart(file?: SourceFile): number;
}

export interface SourceFile extends SyntaxNode {
  readonly fileName: string;
  readonly text: string;
  readonly statements: NodeList;
}

/** TypeScript's cache of parsed files. A language service asks it for every file of its program. */
export interface DocumentRegistry {
  acquireDocumentWithKey(...request: readonly [fileName: string, ...rest: readonly unknown[]]): SourceFile;
  updateDocumentWithKey(...request: readonly [fileName: string, ...rest: readonly unknown[]]): SourceFile;
}

export interface Diagnostic {
  readonly code: number;
  readonly start?: number;
  readonly length?: number;
  readonly messageText: string | DiagnosticChain;
  readonly category: number;
  readonly file?: SourceFile;
}

export interface DiagnosticChain {
  readonly code: number;
  readonly messageText: string;
  readonly next?: readonly DiagnosticChain[];
}

export interface LanguageService {
  getProgram(): Program | undefined;
  getSemanticDiagnostics(fileName: string): readonly Diagnostic[];
  getSyntacticDiagnostics(fileName: string): readonly Diagnostic[];
}

export interface Program {
  getSourceFile(fileName: string): SourceFile | undefined;
  getTypeChecker(): TypeChecker;
}

/** A type as the checker knows it; only handed back to it. */
export interface CheckedType {
  readonly flags: number;
}

export interface TypeChecker {
  getTypeAtLocation(node: SyntaxNode): CheckedType;
  getTypeFromTypeNode(node: SyntaxNode): CheckedType;
  isTypeAssignableTo(source: CheckedType, target: CheckedType): boolean;
  typeToString(type: CheckedType): string;
}
