import { useMemo } from 'react';
import type { NodeRef, Point } from '~/core/document';
import { preview } from '~/core/value';
import { useTones, useTrace, useWorkspace } from '~/workspace';
import { drawPicture } from './picture/drawPicture';
import type { Picture } from './picture/picture';
import { drawShapes, type Shape } from './picture/shapes';
import { buildScene, type Scene } from './scene';
import { linksOf, type ShapeId } from './picture/links';

/** Characters of a value that a node has room for, and a tooltip shows. */
const SHOWN = 60;

export interface DrawnGraph {
  readonly scene: Scene;
  readonly picture: Picture;
  readonly shapes: ReadonlyMap<ShapeId, Shape>;
}

/** The graph at the cursor. `moved` are nodes in a person's hand. */
export function useScene(moved?: ReadonlyMap<NodeRef, Point>): DrawnGraph {
  const graph = useWorkspace(({ doc }) => doc.graph);
  const layout = useWorkspace(({ doc }) => doc.layout);
  const problems = useWorkspace((workspace) => workspace.problems);
  const scene = useMemo(() => buildScene(graph, layout, moved), [graph, layout, moved]);
  const picture = usePicture();
  const shapes = useMemo(() => drawShapes(graph, picture, problems), [graph, picture, problems]);
  return { scene, picture, shapes };
}

function usePicture(): Picture {
  const graph = useWorkspace(({ doc }) => doc.graph);
  const ranGraph = useWorkspace((workspace) => workspace.ranGraph);
  const cursor = useWorkspace((workspace) => workspace.cursor);
  const version = useWorkspace((workspace) => workspace.traceVersion);
  const notation = useWorkspace(({ preferences }) => preferences.notation);
  const cover = useWorkspace(({ preferences }) => preferences.cover);
  const trace = useTrace();
  const tones = useTones();
  const show = useMemo(() => {
    const texts = new Map<number, string>();
    return (ref: number) => {
      const known = texts.get(ref);
      if (known !== undefined || trace === null) return known ?? '';
      const text = preview(trace.value(ref), notation, SHOWN);
      texts.set(ref, text);
      return text;
    };
  }, [trace, notation]);
  return useMemo(
    // The trace grows in place: its version stands for what is in it.
    () => (
      void version,
      drawPicture({ graph, ranGraph, links: linksOf(graph), trace, cursor, cover, show, toneOf: (name) => tones.get(name) ?? null })
    ),
    [graph, ranGraph, trace, version, cursor, cover, show, tones],
  );
}
