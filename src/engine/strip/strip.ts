import { blankSourceFile } from 'ts-blank-space';
import ts, { type Node, type SourceFile } from 'typescript';
import type { ProblemCode, SourcePosition } from '~/core/document';
import { ALLOWED_IMPORTS, type AllowedImport } from '../allowedImports';
import { positionOf } from '../positionOf';
import type { ImportSite } from '../protocol';
import { exportsDefault } from './defaultExport';
import { namesUsedAsValues, type Span, typesOnly } from './imports';
import { nameOfSyntax } from './nameOfSyntax';
import { parse } from './parse';

/** Characters of one source. More would keep the language service busy for seconds. */
export const SOURCE_CHARACTERS = 200_000;

/** The shared module exports names and may not import itself; every other module has one default export. */
export interface StripRequest {
  readonly source: string;
  readonly role: 'default' | 'shared';
}

export type StripResult =
  | { readonly ok: true; readonly js: string; readonly imports: readonly ImportSite[] }
  | { readonly ok: false; readonly faults: readonly StripFault[] };

export interface StripFault {
  readonly code: Extract<ProblemCode, `source${string}` | `import${string}` | 'sharedImportsItself'>;
  readonly at: SourcePosition;
  readonly params: { readonly [name: string]: string | number };
}

/**
 * Turns a TypeScript module into JavaScript by blanking its types, so that every line and column stays. Checks on the way
 * what the far side relies on: one default export, no import but those the engine answers, none at run time.
 */
export function strip(request: StripRequest): StripResult {
  const { length } = request.source;
  if (length > SOURCE_CHARACTERS) return refused('sourceTooLong', { length, limit: SOURCE_CHARACTERS });
  try {
    return stripModule(request);
  } catch (error) {
    // The parser and the blanker recurse; only thousands of nested brackets reach the end of the stack.
    if (error instanceof RangeError) return refused('sourceSyntax', { message: 'Nested too deeply.' });
    throw error;
  }
}

function refused(code: StripFault['code'], params: StripFault['params']): StripResult {
  return { ok: false, faults: [{ code, at: { line: 1, column: 1 }, params }] };
}

function stripModule({ source, role }: StripRequest): StripResult {
  const file = parse(source);
  const faults: StripFault[] = [];
  const report = (code: StripFault['code'], offset: number, params: StripFault['params'] = {}) =>
    faults.push({ code, at: positionOf(source, offset), params });

  for (const { start, messageText } of file.parseDiagnostics) {
    report('sourceSyntax', start, { message: typeof messageText === 'string' ? messageText : messageText.messageText });
  }
  if (faults.length > 0) return { ok: false, faults };

  const js = blankSourceFile(file, (node) => report('sourceNotErasable', node.getStart(file), { what: nameOfSyntax(node) }));
  const { imports, blanks } = readImports(file, role, report);
  if (role === 'default') checkDefaultExport(file, report);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, js: blank(js, blanks), imports };
}

type Report = (code: StripFault['code'], offset: number, params?: StripFault['params']) => void;

function readImports(file: SourceFile, role: StripRequest['role'], report: Report) {
  const used = namesUsedAsValues(file);
  const imports: ImportSite[] = [];
  const blanks: Span[] = [];
  const take = (literal: Node) => {
    if (!ts.isStringLiteral(literal)) return;
    const start = literal.getStart(file) + 1;
    if (role === 'shared' && literal.text === './shared') report('sharedImportsItself', start);
    else if (isAllowed(literal.text)) imports.push({ start, end: literal.end - 1, specifier: literal.text });
    else report('importNotAllowed', start, { specifier: literal.text });
  };
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) {
      if (statement.importClause?.isTypeOnly) continue;
      const gone = typesOnly(statement, file, used);
      const before = imports.length;
      take(statement.moduleSpecifier);
      if (gone === 'all') {
        imports.length = before;
        blanks.push([statement.getStart(file), statement.end]);
      } else blanks.push(...gone);
    } else if (ts.isExportDeclaration(statement) && statement.moduleSpecifier && !statement.isTypeOnly) take(statement.moduleSpecifier);
  }
  eachDynamicImport(file, (call) => report('importDynamic', call.getStart(file)));
  return { imports, blanks };
}

function isAllowed(specifier: string): specifier is AllowedImport {
  return (ALLOWED_IMPORTS as readonly string[]).includes(specifier);
}

function eachDynamicImport(node: Node, found: (call: Node) => void): void {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind['ImportKeyword']) found(node);
  ts.forEachChild(node, (child) => eachDynamicImport(child, found));
}

function checkDefaultExport(file: SourceFile, report: Report): void {
  const found = file.statements.filter(exportsDefault);
  const [, second] = found;
  if (found.length === 0) report('sourceWithoutDefaultExport', file.end);
  else if (second) report('sourceSyntax', second.getStart(file), { message: 'A module cannot have multiple default exports.' });
}

/** Blanks spans, each with the comma that follows it. */
function blank(js: string, spans: readonly Span[]): string {
  let text = js;
  for (const [start, end] of spans) {
    const comma = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0;
    text = text.slice(0, start) + text.slice(start, end + comma).replace(/[^\r\n\u2028\u2029]/g, ' ') + text.slice(end + comma);
  }
  return text;
}
