import * as ts from 'monaco-editor/languages/features/typescript/register';
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
