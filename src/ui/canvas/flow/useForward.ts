import { useState } from 'react';

/** True from a step forward until a step back; false at first, so that nothing moves when the page opens. */
export function useForward(at: number): boolean {
  const [last, setLast] = useState({ at, forward: false });
  if (last.at !== at) setLast({ at, forward: at > last.at });
  return last.at === at ? last.forward : at > last.at;
}
