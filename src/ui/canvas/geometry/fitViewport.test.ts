import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitViewport, MIN_ZOOM } from './fitViewport';

const side = fc.integer({ min: 40, max: 4000 });

it('shows all of the graph inside the place, never magnified', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), side, side, side, side, (x, y, width, height, placeWidth, placeHeight) => {
      const view = fitViewport({ x, y, width, height }, { width: placeWidth, height: placeHeight });
      expect(view.zoom).toBeLessThanOrEqual(1);
      if (view.zoom <= MIN_ZOOM) return;
      const near = 1e-6 * (Math.abs(x) + Math.abs(y) + 1);
      expect(x * view.zoom + view.x).toBeGreaterThanOrEqual(-near);
      expect((x + width) * view.zoom + view.x).toBeLessThanOrEqual(placeWidth + near);
      expect(y * view.zoom + view.y).toBeGreaterThanOrEqual(-near);
      expect((y + height) * view.zoom + view.y).toBeLessThanOrEqual(placeHeight + near);
    }),
  );
});
