import { type Annotated, annotate, defaultExport } from './annotate';
import type { Compiler, Diagnostic, DocumentRegistry, LanguageService, SourceFile } from './compiler';
import { relocate } from './relocate';
import { shapeIn } from './shapeOf';
import { keyOf, SHAPES_URI, shapeKeyOf } from './sources';

export interface AnnotatedService {
  readonly service: LanguageService;
  /** Type errors, each at a place of the person's own text. */
  semanticDiagnostics(uri: string): readonly Diagnostic[];
}

/**
 * TypeScript's language service over the document's sources, each annotated with the type that is asked of it. `shapes`
 * gives the current text of the declarations.
 */
export function annotatedService(ts: Compiler, host: unknown, shapes: () => string): AnnotatedService {
  const notes = new WeakMap<SourceFile, Annotated>();
  const registry = ts.createDocumentRegistry(true);
  /** The registry may hand out a tree that it knows; annotating one twice would wrap it twice. */
  const annotated = (file: SourceFile): SourceFile => {
    const key = keyOf(file.fileName);
    if (key !== null && !notes.has(file)) notes.set(file, annotate(ts, file, shapes(), shapeKeyOf(key)));
    return file;
  };
  const annotating: DocumentRegistry = {
    ...registry,
    acquireDocumentWithKey: (...request) => annotated(registry.acquireDocumentWithKey(...request)),
    updateDocumentWithKey: (...request) => annotated(registry.updateDocumentWithKey(...request)),
  };
  const service = ts.createLanguageService(host, annotating);

  const semanticDiagnostics = (uri: string): readonly Diagnostic[] => {
    const found = service.getSemanticDiagnostics(uri);
    const program = service.getProgram();
    const file = program?.getSourceFile(uri);
    if (program === undefined || file === undefined) return found;
    const note = notes.get(file) ?? { returnType: null, whole: null };
    const moved = found.map((diagnostic) => relocate(file.text, note, diagnostic));
    const unlike = declarationUnlikeShape(ts, program, file, uri);
    return unlike === null ? moved : [...moved, unlike];
  };
  return { service, semanticDiagnostics };
}

/**
 * `export default function …` is a statement, which nothing can be wrapped around: its type is held against the shape
 * here. Only types that the person wrote can differ; what they left out was filled in.
 */
function declarationUnlikeShape(
  ts: Compiler,
  program: NonNullable<ReturnType<LanguageService['getProgram']>>,
  file: SourceFile,
  uri: string,
): Diagnostic | null {
  const target = defaultExport(ts, file);
  const key = keyOf(uri);
  if (target === null || key === null || target.kind !== ts.SyntaxKind.FunctionDeclaration) return null;
  const declarations = program.getSourceFile(SHAPES_URI);
  const shape = declarations === undefined ? null : shapeIn(declarations, shapeKeyOf(key));
  if (shape === null) return null;
  const checker = program.getTypeChecker();
  const actual = checker.getTypeAtLocation(target);
  const wanted = checker.getTypeFromTypeNode(shape);
  if (checker.isTypeAssignableTo(actual, wanted)) return null;
  const start = (target.name ?? target).getStart(file);
  const end = target.name?.end ?? start + 'export default function'.length;
  const messageText = `Type '${checker.typeToString(actual)}' is not assignable to type '${checker.typeToString(wanted)}'.`;
  return { code: 2322, start, length: end - start, messageText, category: ERROR, file };
}

/** TypeScript's own number for errors. */
const ERROR = 1;
