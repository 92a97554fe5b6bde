import 'monaco-editor/features/register.all';
import 'monaco-editor/languages/definitions/typescript/register';
import type { EditorPort } from '../code/editorPort';
import { setUpTypeScript } from './language';
import { MonacoEditor } from './monacoEditor';
import { followTheme } from './theme';
import { provideWorkers } from './workers';

/** Makes the one Monaco editor. This module is only ever loaded on demand; it is larger than the rest of the page. */
export function startMonaco(): EditorPort {
  provideWorkers();
  setUpTypeScript();
  followTheme();
  return new MonacoEditor();
}
