import { useSyncExternalStore } from 'react';

const query = '(max-width: 899px)';

/** True where the five places do not fit side by side. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}
