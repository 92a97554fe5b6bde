import type { editor } from 'monaco-editor/editor';

/** A minified style sheet may say #fff, which Monaco does not take. */
export function sixDigits(colour: string): string {
  return /^#[0-9a-f]{3}$/i.test(colour) ? `#${colour.slice(1).replace(/./g, '$&$&')}` : colour;
}

/** Monaco's theme from the page's tokens, which are six-digit hexadecimal colours. */
export function themeFrom(token: (name: string) => string, dark: boolean): editor.IStandaloneThemeData {
  const rule = (name: string, from: string) => ({ token: name, foreground: token(from).slice(1) });
  return {
    base: dark ? 'vs-dark' : 'vs',
    inherit: true,
    rules: [
      rule('', 'ink'),
      rule('identifier', 'ink'),
      rule('type.identifier', 'code-number'),
      rule('keyword', 'code-keyword'),
      rule('string', 'code-string'),
      rule('string.escape', 'code-string'),
      rule('regexp', 'code-string'),
      rule('number', 'code-number'),
      rule('comment', 'code-faint'),
      rule('delimiter', 'ink-2'),
    ],
    colors: {
      'editor.background': token('panel'),
      'editor.foreground': token('ink'),
      'editorCursor.foreground': token('ink'),
      'editorLineNumber.foreground': token('ink-3'),
      'editorLineNumber.activeForeground': token('ink'),
      'editor.lineHighlightBorder': '#00000000',
      'editor.lineHighlightBackground': `${token('sunken')}99`,
      'editor.selectionBackground': `${token('accent')}44`,
      'editor.inactiveSelectionBackground': `${token('accent')}22`,
      'editorIndentGuide.background1': token('line'),
      'editorIndentGuide.activeBackground1': token('line-strong'),
      'editorWidget.background': token('raised'),
      'editorWidget.foreground': token('ink'),
      'editorWidget.border': token('line-strong'),
      'editorHoverWidget.background': token('raised'),
      'editorHoverWidget.border': token('line-strong'),
      'editorSuggestWidget.background': token('raised'),
      'editorSuggestWidget.border': token('line-strong'),
      'editorSuggestWidget.foreground': token('ink'),
      'editorSuggestWidget.selectedBackground': token('accent-soft'),
      'editorSuggestWidget.selectedForeground': token('ink'),
      'editorSuggestWidget.highlightForeground': token('accent-text'),
      'editorSuggestWidget.focusHighlightForeground': token('accent-text'),
      'list.hoverBackground': token('sunken'),
      'input.background': token('panel'),
      'input.foreground': token('ink'),
      'input.border': token('line-strong'),
      'menu.background': token('raised'),
      'menu.foreground': token('ink'),
      'menu.selectionBackground': token('accent-soft'),
      'menu.selectionForeground': token('ink'),
      'quickInput.background': token('raised'),
      'quickInput.foreground': token('ink'),
      'quickInputList.focusBackground': token('accent-soft'),
      'quickInputList.focusForeground': token('ink'),
      'editorError.foreground': token('bad'),
      'editorWarning.foreground': token('warn'),
      'editorInfo.foreground': token('accent'),
      ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`editorBracketHighlight.foreground${level}`, token('ink-2')])),
      focusBorder: token('accent'),
      'scrollbar.shadow': '#00000000',
    },
  };
}
