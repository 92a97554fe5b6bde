import styles from '../Canvas.module.css';
import type { Viewport } from '../geometry/fitViewport';

const GAP = 18;

/** The dots of the paper, as far apart as is calm at this zoom. */
export function Dots({ view }: { readonly view: Viewport }) {
  const gap = GAP * view.zoom * (view.zoom < 0.5 ? 2 : 1);
  return (
    <div
      className={styles['dots']}
      aria-hidden="true"
      style={{ backgroundSize: `${gap}px ${gap}px`, backgroundPosition: `${view.x}px ${view.y}px` }}
    />
  );
}
