import type { editor } from 'monaco-editor/editor';
import * as ts from 'monaco-editor/languages/features/typescript/register';
import type { Issue } from '../code/issue';
import { COMPILER_OPTIONS } from '../language/compilerOptions';
import { PACKAGES } from '../language/packages';
import { SHAPES_URI } from '../language/sources';

/** Unused names are no matter here: a node that needs no `config` is complete. */
const UNUSED_NAMES = [6133, 6138, 6192, 6196, 6198];

/** Tells Monaco's TypeScript how to check the document's sources. To be called before the first model. */
export function setUpTypeScript(): void {
  const { typescriptDefaults } = ts;
  typescriptDefaults.setEagerModelSync(true);
  typescriptDefaults.setCompilerOptions(COMPILER_OPTIONS);
  typescriptDefaults.setDiagnosticsOptions({ onlyVisible: true, diagnosticCodesToIgnore: UNUSED_NAMES });
  for (const [uri, text] of Object.entries(PACKAGES)) typescriptDefaults.addExtraLib(text, uri);
}

/** Says anew what each source must be. Every open source is checked again. */
export function declareShapes(text: string): void {
  ts.typescriptDefaults.addExtraLib(text, SHAPES_URI);
}

/** Asks TypeScript itself about a text, whether or not it is on screen. */
export async function typeErrors(model: editor.ITextModel): Promise<Issue[]> {
  const worker = await (await ts.getTypeScriptWorker())(model.uri);
  const uri = model.uri.toString();
  const found = (await Promise.all([worker.getSyntacticDiagnostics(uri), worker.getSemanticDiagnostics(uri)])).flat();
  if (model.isDisposed()) return [];
  return found.map(({ start, messageText }) => {
    const { lineNumber, column } = model.getPositionAt(start ?? 0);
    return { severity: 'error', at: { line: lineNumber, column }, message: flatten(messageText) };
  });
}

interface Chain {
  readonly messageText: string;
  readonly next?: readonly Chain[] | undefined;
}

function flatten(text: string | Chain): string {
  if (typeof text === 'string') return text;
  return [text.messageText, ...(text.next ?? []).map(flatten)].join('\n');
}
