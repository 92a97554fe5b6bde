const media = matchMedia('(prefers-color-scheme: dark)');

/** Puts a theme, or the system's, on the page; the answer stops following the system. */
export function applyTheme(theme: 'system' | 'light' | 'dark'): () => void {
  const apply = () => {
    document.documentElement.dataset['theme'] = theme === 'dark' || (theme === 'system' && media.matches) ? 'dark' : 'light';
  };
  apply();
  media.addEventListener('change', apply);
  return () => media.removeEventListener('change', apply);
}
