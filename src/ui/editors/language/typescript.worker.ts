/** Monaco's TypeScript worker with the document's types in it. The page's own code; it runs nothing of the user's. */
import { initialize, TypeScriptWorker, ts } from 'monaco-editor/languages/features/typescript/ts.worker';
import { type AnnotatedService, annotatedService } from './annotatedService';
import type { Diagnostic } from './compiler';
import { SHAPES_URI } from './sources';

class SourcesWorker extends TypeScriptWorker {
  readonly #annotated: AnnotatedService;

  constructor(context: unknown, createData: unknown) {
    super(context, createData);
    this.#annotated = annotatedService(ts.typescript, this, () => this.getExtraLibs()[SHAPES_URI]?.content ?? '');
    this._languageService = this.#annotated.service;
  }

  /** Ids of the document, and with them file names, differ by case. */
  useCaseSensitiveFileNames(): boolean {
    return true;
  }

  async getSemanticDiagnostics(uri: string): Promise<Diagnostic[]> {
    return TypeScriptWorker.clearFiles(this.#annotated.semanticDiagnostics(uri));
  }
}

// The first message is Monaco's sign that it started us; the next one says what to create.
self.onmessage = () => initialize((context, createData) => new SourcesWorker(context, createData));
