import type { editor } from 'monaco-editor/editor';

/** How the one editor looks and behaves; narrow places are its home. */
export function editorOptions(label: string): editor.IStandaloneEditorConstructionOptions {
  return {
    model: null,
    ariaLabel: label,
    accessibilitySupport: 'auto',
    automaticLayout: true,
    fixedOverflowWidgets: true,
    fontFamily: getComputedStyle(document.documentElement).getPropertyValue('--mono').trim(),
    fontSize: 12.5,
    lineHeight: 20,
    fontLigatures: false,
    padding: { top: 10, bottom: 10 },
    tabSize: 2,
    wordWrap: 'on',
    wrappingIndent: 'indent',
    lineNumbersMinChars: 3,
    lineDecorationsWidth: 8,
    glyphMargin: false,
    folding: false,
    bracketPairColorization: { enabled: false },
    guides: { indentation: false },
    minimap: { enabled: false },
    stickyScroll: { enabled: false },
    overviewRulerLanes: 0,
    overviewRulerBorder: false,
    renderLineHighlight: 'line',
    renderLineHighlightOnlyWhenFocus: true,
    scrollBeyondLastLine: false,
    scrollbar: { verticalScrollbarSize: 10, horizontalScrollbarSize: 10, alwaysConsumeMouseWheel: false },
    smoothScrolling: false,
    // A pasted source of one endless line must not freeze the page.
    maxTokenizationLineLength: 2000,
    stopRenderingLineAfter: 10_000,
    unusualLineTerminators: 'off',
    // Names such as 甲 are no attack here.
    unicodeHighlight: { ambiguousCharacters: false, nonBasicASCII: false },
    quickSuggestions: { strings: true, comments: false, other: true },
    contextmenu: true,
    dropIntoEditor: { enabled: false },
    editContext: false,
  };
}
