import { useMemo } from 'react';
import type { NodeRef, Point } from '~/core/document';
import { drawnGraph, useTones, useTrace, useWorkspace } from '~/workspace';
import { previewer } from './picture/previewer';
import { drawPicture } from './picture/drawPicture';
import type { Picture } from './picture/picture';
import { drawShapes, type Shape } from './picture/shapes';
import { buildScene, type Scene } from './scene';
import { linksOf, type ShapeId } from './picture/links';

export interface DrawnGraph {
  readonly scene: Scene;
  readonly picture: Picture;
  readonly shapes: ReadonlyMap<ShapeId, Shape>;
}

/** The graph at the cursor. `moved` are nodes in a person's hand. */
export function useScene(moved?: ReadonlyMap<NodeRef, Point>): DrawnGraph {
  const graph = useWorkspace(drawnGraph);
  const layout = useWorkspace(({ doc }) => doc.layout);
  const problems = useWorkspace((workspace) => workspace.problems);
  const hazards = useWorkspace((workspace) => workspace.hazards);
  const scene = useMemo(() => buildScene(graph, layout, moved), [graph, layout, moved]);
  const picture = usePicture();
  const shapes = useMemo(() => drawShapes(graph, picture, problems, hazards), [graph, picture, problems, hazards]);
  return { scene, picture, shapes };
}

function usePicture(): Picture {
  const graph = useWorkspace(drawnGraph);
  const ranGraph = useWorkspace((workspace) => workspace.ranGraph);
  const cursor = useWorkspace((workspace) => workspace.cursor);
  const version = useWorkspace((workspace) => workspace.traceVersion);
  const notation = useWorkspace(({ preferences }) => preferences.notation);
  const cover = useWorkspace(({ preferences }) => preferences.cover);
  const trace = useTrace();
  const tones = useTones();
  // Colours say who wrote; of a run that is not the document's any more they would say it of other code.
  const stale = useWorkspace((workspace) => workspace.stale);
  const show = useMemo(() => previewer(trace, notation), [trace, notation]);
  return useMemo(
    // The trace grows in place: its version stands for what is in it.
    () => (
      void version,
      drawPicture({
        graph,
        ranGraph,
        links: linksOf(graph),
        trace,
        cursor,
        cover,
        show,
        toneOf: (name) => (stale ? null : (tones.get(name) ?? null)),
      })
    ),
    [graph, ranGraph, trace, version, cursor, cover, show, tones, stale],
  );
}
