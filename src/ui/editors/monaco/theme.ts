import { editor } from 'monaco-editor/editor';
import { sixDigits, themeFrom } from './themeFrom';

const NAME = 'playground';

/** Draws the editor in the page's own colours, and again whenever the page's theme changes. */
export function followTheme(): void {
  const apply = () => {
    editor.defineTheme(NAME, themeFrom(tokenReader(), document.documentElement.dataset['theme'] === 'dark'));
    editor.setTheme(NAME);
  };
  apply();
  new MutationObserver(apply).observe(document.documentElement, { attributeFilter: ['data-theme'] });
}

function tokenReader(): (token: string) => string {
  const style = getComputedStyle(document.documentElement);
  return (token) => sixDigits(style.getPropertyValue(`--${token}`).trim());
}
