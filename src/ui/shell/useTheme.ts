import { useEffect } from 'react';
import { useWorkspace } from '~/workspace';
import { applyTheme } from './applyTheme';

/** Keeps the chosen theme on the page. */
export function useTheme(): void {
  const theme = useWorkspace((workspace) => workspace.preferences.theme);
  useEffect(() => applyTheme(theme), [theme]);
}
