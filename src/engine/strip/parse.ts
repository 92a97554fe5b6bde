import ts, { type SourceFile } from 'typescript';

/** The syntax tree of a module; its faults are in `parseDiagnostics`. */
export function parse(source: string): SourceFile {
  const options = {
    languageVersion: ts.ScriptTarget.ESNext,
    impliedNodeFormat: ts.ModuleKind.ESNext,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  };
  return ts.createSourceFile('source.ts', source, options, false, ts.ScriptKind.TS);
}
