/** Calls `run` at once when it has rested for a frame, and else once at the next frame, however often it is asked. */
export function createPulse(frame: (run: () => void) => void, run: () => void): () => void {
  let resting = true;
  let asked = false;

  function beat(): void {
    resting = false;
    asked = false;
    frame(() => {
      resting = true;
      if (asked) beat();
    });
    run();
  }

  return () => {
    asked = true;
    if (resting) beat();
  };
}
