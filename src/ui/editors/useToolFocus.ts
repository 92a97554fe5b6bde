import { type RefObject, useEffect, useRef } from 'react';
import { useWorkspace } from '~/workspace';

/**
 * A tool that is opened gets the focus and is shown from its top, wherever it was asked for; once it is closed the focus
 * goes back to where it was asked for, or else to the place itself.
 */
export function useToolFocus(region: RefObject<HTMLElement | null>): void {
  const opened = useWorkspace((workspace) => workspace.opened);
  const tools = useWorkspace(({ bench, lab }) => Number(bench !== null) + Number(lab !== null));
  const asker = useRef<Element | null>(null);
  const before = useRef(tools);
  useEffect(() => {
    const { activeElement } = document;
    // Who comes back by a tab of the page is on the tab.
    if (opened === null || activeElement?.getAttribute('role') === 'tab') return undefined;
    if (activeElement !== null && !region.current?.contains(activeElement)) asker.current = activeElement;
    // A panel is hidden until the frame after it was chosen, and what is hidden takes no focus.
    const frame = requestAnimationFrame(() => {
      const panel = region.current?.querySelector<HTMLElement>('[role="tabpanel"][data-state="active"]');
      if (panel === null || panel === undefined) return;
      panel.scrollTop = 0;
      panel.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [opened, region]);
  useEffect(() => {
    const isClosed = tools < before.current;
    before.current = tools;
    if (!isClosed || !isLost(document.activeElement)) return;
    const back = asker.current;
    if (back instanceof HTMLElement && back.isConnected && !isLost(back)) back.focus();
    else region.current?.focus({ preventScroll: true });
  }, [tools, region]);
}

/** Where the focus is after what had it is gone. */
function isLost(element: Element | null): boolean {
  return element === null || element === document.body;
}
