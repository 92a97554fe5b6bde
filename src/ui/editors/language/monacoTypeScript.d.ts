/** The parts of Monaco's TypeScript that ship without declarations. */
declare module 'monaco-editor/languages/features/typescript/lib/lib.js' {
  /** TypeScript's library files by name, such as `lib.es2023.d.ts`. */
  export const libFileMap: Readonly<Record<string, string>>;
}

declare module 'monaco-editor/languages/features/typescript/lib/typescriptServices.js' {
  export const typescript: import('./compiler').Compiler;
}

declare module 'monaco-editor/languages/features/typescript/ts.worker' {
  import type { Compiler, Diagnostic, LanguageService } from './compiler';

  /** Monaco's answer to its language features; a language service host over the models that the page mirrors to it. */
  export class TypeScriptWorker {
    constructor(context: unknown, createData: unknown);
    protected _languageService: LanguageService;
    getExtraLibs(): Readonly<Record<string, { readonly content: string }>>;
    /** Errors without the file's tree, so that they can be posted. */
    static clearFiles(diagnostics: readonly Diagnostic[]): Diagnostic[];
  }
  export const ts: { readonly typescript: Compiler };
  /** Waits for the message in which the page says what to create. */
  export function initialize(create: (context: unknown, createData: unknown) => TypeScriptWorker): void;
}
