import { type editor, KeyCode } from 'monaco-editor/editor';

/** Escape is free only while it closes nothing. */
const NOTHING_TO_CLOSE = [
  'suggestWidgetVisible',
  'parameterHintsVisible',
  'findWidgetVisible',
  'renameInputVisible',
  'editorHasMultipleSelections',
  'editorHoverVisible',
  'markersNavigationVisible',
  'inSnippetMode',
  'editorHasSelection',
]
  .map((key) => `!${key}`)
  .join(' && ');

/** Escape, then Tab leaves the editor, as in every field; typing or coming back makes Tab indent again. */
export function leaveByTab(code: editor.IStandaloneCodeEditor): void {
  const indent = () => code.updateOptions({ tabFocusMode: false });
  code.addCommand(KeyCode.Escape, () => code.updateOptions({ tabFocusMode: true }), NOTHING_TO_CLOSE);
  code.onDidChangeModelContent(indent);
  code.onDidBlurEditorWidget(indent);
}
