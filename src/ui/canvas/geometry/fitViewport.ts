import type { Box, Size } from './box';

/** How the graph's pixels become the page's: scaled by `zoom`, then moved by `x` and `y`. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export const MIN_ZOOM = 0.1;
export const MAX_ZOOM = 2;

/** Space that is left free: the toolbar stands above the graph. */
const MARGIN = { top: 60, side: 28, bottom: 28 };

/** The viewport that shows all of `bounds`, in the middle and never magnified. */
export function fitViewport(bounds: Box, place: Size): Viewport {
  const width = Math.max(1, place.width - 2 * MARGIN.side);
  const height = Math.max(1, place.height - MARGIN.top - MARGIN.bottom);
  const zoom = Math.min(1, Math.max(MIN_ZOOM, Math.min(width / bounds.width, height / bounds.height)));
  return {
    x: MARGIN.side + (width - bounds.width * zoom) / 2 - bounds.x * zoom,
    y: MARGIN.top + (height - bounds.height * zoom) / 2 - bounds.y * zoom,
    zoom,
  };
}

/** From so far away only names can be read, so only they are drawn, and larger. */
export const isFar = (zoom: number) => zoom < 0.58;
