import type { NodeChange } from '@xyflow/react';
import { useCallback, useMemo, useState } from 'react';
import type { NodeRef, Point } from '~/core/document';
import { actions } from '~/workspace';
import { placeNodes } from '../edits/placeNodes';
import type { Scene } from '../scene';
import type { FlowNode } from './flowNodes';

export interface Drag {
  /** Where the nodes in a person's hand are now; undefined when the hand is empty. */
  readonly moved: ReadonlyMap<NodeRef, Point> | undefined;
  readonly onChange: (changes: readonly NodeChange<FlowNode>[]) => void;
  readonly onStop: (scene: Scene, nodes: readonly FlowNode[]) => void;
}

/** While nodes are dragged they move on the canvas only; letting go is one edit of the document. */
export function useDrag(): Drag {
  const [moved, setMoved] = useState<ReadonlyMap<NodeRef, Point>>();
  const onChange = useCallback((changes: readonly NodeChange<FlowNode>[]) => {
    const points = changes.flatMap((change) =>
      change.type === 'position' && change.dragging && change.position ? [[change.id, change.position] as const] : [],
    );
    if (points.length > 0) setMoved((old) => new Map([...(old ?? []), ...points]));
  }, []);
  const onStop = useCallback((scene: Scene, nodes: readonly FlowNode[]) => {
    setMoved(undefined);
    const points = new Map(nodes.filter((node) => node.draggable).map((node) => [node.id, node.position]));
    actions.edit({ label: 'moveNode', apply: (doc) => placeNodes(doc, scene.places.nodes, points) });
  }, []);
  return useMemo(() => ({ moved, onChange, onStop }), [moved, onChange, onStop]);
}
