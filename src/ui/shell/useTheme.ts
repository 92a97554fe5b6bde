import { useEffect } from 'react';
import { useWorkspace } from '~/workspace';

/** Puts the chosen theme, or the system's, on the page. */
export function useTheme(): void {
  const theme = useWorkspace((workspace) => workspace.preferences.theme);
  useEffect(() => {
    const media = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      const dark = theme === 'dark' || (theme === 'system' && media.matches);
      document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
    };
    apply();
    media.addEventListener('change', apply);
    return () => media.removeEventListener('change', apply);
  }, [theme]);
}
