/** What the page itself saw; times in milliseconds since its navigation. */
export interface Probe {
  /** When the Step button could first be pressed. */
  stepPossible: number | null;
  readonly presses: { readonly pressed: number; readonly painted: number }[];
  /** From one frame to the next, for every frame so far. */
  readonly frames: number[];
}

declare global {
  interface Window {
    benchProbe: Probe;
  }
}

/** Runs in the page before its own scripts, as text: it may use nothing from outside itself. */
export function installProbe(): void {
  const probe: Probe = { stepPossible: null, presses: [], frames: [] };
  window.benchProbe = probe;
  let press: { readonly pressed: number; readonly before: string; shown: boolean } | null = null;
  let lastFrame: number | null = null;
  const shownMoment = () => document.querySelector('[aria-current="step"]')?.getAttribute('title') ?? '';
  const isStep = (button: HTMLButtonElement) => /^Step\b/.test(button.textContent ?? '') && !button.disabled;

  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'ArrowRight') press = { pressed: event.timeStamp, before: shownMoment(), shown: false };
    },
    true,
  );
  new MutationObserver(() => {
    if (probe.stepPossible === null && [...document.querySelectorAll('button')].some(isStep)) probe.stepPossible = performance.now();
    if (press !== null && !press.shown) press.shown = shownMoment() !== press.before;
  }).observe(document, { subtree: true, childList: true, attributes: true });

  // A message that is posted while a frame is made comes once it is painted.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    if (press?.shown !== true) return;
    probe.presses.push({ pressed: press.pressed, painted: performance.now() });
    press = null;
  };
  const onFrame = (now: number) => {
    if (lastFrame !== null) probe.frames.push(now - lastFrame);
    lastFrame = now;
    port2.postMessage(null);
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
}
