import { useReactFlow, useStore } from '@xyflow/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Point } from '~/core/document';
import { centreX, centreY, type Box } from '../geometry/box';
import { fitViewport } from '../geometry/fitViewport';
import { useLatest } from './useLatest';

export interface View {
  readonly fit: () => void;
  readonly zoomBy: (factor: number) => void;
  /** The point of the graph in the middle of what is seen. */
  readonly middle: () => Point;
  readonly toGraph: (at: { readonly clientX: number; readonly clientY: number }) => Point;
  /** Brings a box into sight, if it is out of it. */
  readonly show: (box: Box) => void;
  /** To be called when a person moved the view or a node by hand: from then on the view stays where it is. */
  readonly touched: () => void;
}

/** The viewport: it shows the whole graph, also as that grows, until a person moves it. */
export function useView(bounds: Box): View {
  const { setViewport, getViewport, screenToFlowPosition, zoomTo, setCenter } = useReactFlow();
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const own = useRef(false);
  const latest = useLatest({ bounds, width, height });

  const fit = useCallback(() => {
    own.current = false;
    const { bounds: box, ...size } = latest.current;
    if (size.width > 0 && size.height > 0) void setViewport(fitViewport(box, size));
  }, [latest, setViewport]);

  const { x, y, width: graphWidth, height: graphHeight } = bounds;
  useEffect(() => {
    if (!own.current) fit();
  }, [fit, x, y, graphWidth, graphHeight, width, height]);

  return useMemo(() => {
    const middle = () => {
      const view = getViewport();
      return { x: (latest.current.width / 2 - view.x) / view.zoom, y: (latest.current.height / 2 - view.y) / view.zoom };
    };
    return {
      fit,
      middle,
      zoomBy(factor: number) {
        own.current = true;
        void zoomTo(getViewport().zoom * factor);
      },
      toGraph: ({ clientX, clientY }) => screenToFlowPosition({ x: clientX, y: clientY }),
      show(box: Box) {
        const view = getViewport();
        const left = box.x * view.zoom + view.x;
        const top = box.y * view.zoom + view.y;
        const { width: seenX, height: seenY } = latest.current;
        const inside = left >= 0 && top >= 0 && left + box.width * view.zoom <= seenX && top + box.height * view.zoom <= seenY;
        if (!inside) void setCenter(centreX(box), centreY(box), { zoom: view.zoom });
      },
      touched() {
        own.current = true;
      },
    };
  }, [fit, getViewport, latest, screenToFlowPosition, setCenter, zoomTo]);
}
