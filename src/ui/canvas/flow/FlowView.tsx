import {
  type Connection,
  type EdgeChange,
  type FinalConnectionState,
  type NodeChange,
  ReactFlow,
  SelectionMode,
  useStore,
  ViewportPortal,
} from '@xyflow/react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { START } from '~/core/document';
import { useText } from '~/i18n';
import { drawnGraph, useWorkspace } from '~/workspace';
import styles from '../Canvas.module.css';
import { describeLink, describeShape } from '../describe';
import { BarrierLine } from '../draw/Shapes';
import { refusalOf } from '../edits/connectShapes';
import { isNodeRef, keyOfLink } from '../edits/item';
import type { Size } from '../geometry/box';
import { fitViewport, isFar, MAX_ZOOM, MIN_ZOOM } from '../geometry/fitViewport';
import { edgeProblems } from '../picture/shapes';
import { barrierLine } from '../scene';
import type { DrawnGraph } from '../useScene';
import { FlowDots } from './FlowDots';
import { type FlowEdge, flowEdges } from './flowEdges';
import { FlowLine } from './FlowLine';
import { type FlowNode, flowNodes } from './flowNodes';
import { FlowShape } from './FlowShape';
import type { CanvasActions } from './useCanvasActions';
import type { Drag } from './useDrag';
import { useForward } from './useForward';
import type { Selected } from './useSelected';
import type { View } from './useView';

const nodeTypes = { node: FlowShape, end: FlowShape, router: FlowShape, join: FlowShape };
const edgeTypes = { line: FlowLine };

/** Above this many nodes only those in sight are in the page. */
const ALL_DRAWN_MOST = 150;
/** Letting an edge go nearer than this to where it began makes no new node, in pixels. */
const FLICK = 48;

interface FlowViewProps {
  readonly drawn: DrawnGraph;
  readonly selected: Selected;
  readonly drag: Drag;
  readonly view: View;
  readonly edit: CanvasActions;
}

/** React Flow around the drawn graph. It owns nothing but the viewport: nodes and edges are derived at every change. */
export function FlowView(props: FlowViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    if (place.current !== null) setSize({ width: place.current.clientWidth, height: place.current.clientHeight });
  }, []);
  return (
    <div ref={place} className={styles['flow']}>
      {size !== null && <Flow {...props} size={size} />}
    </div>
  );
}

function Flow({ drawn, selected, drag, view, edit, size }: FlowViewProps & { readonly size: Size }) {
  const t = useText();
  const graph = useWorkspace(drawnGraph);
  const problems = useWorkspace((workspace) => workspace.problems);
  const at = useWorkspace(({ cursor }) => cursor.at);
  const flowing = useForward(at);
  const { scene, picture, shapes } = drawn;
  const { keys, primary } = selected;
  const tabStop = primary !== null && shapes.has(primary) ? primary : START;
  const labels = useMemo(() => new Map([...shapes].map(([id, shape]) => [id, describeShape(t, graph, shape)])), [shapes, t, graph]);
  const nodes = useMemo(
    () => flowNodes({ scene, shapes, labels, selected: keys, tabStop, role: t.canvas.shape }),
    [scene, shapes, labels, keys, tabStop, t],
  );
  const marks = useMemo(() => edgeProblems(problems), [problems]);
  const edges = useMemo(
    () =>
      flowEdges({
        scene,
        picture,
        selected: keys,
        problems: marks,
        moment: at,
        labelOf(link, look) {
          const wrong = link.item.kind === 'edge' ? (marks.get(link.item.id)?.length ?? 0) : 0;
          return describeLink(t, graph, link.item, look) + (wrong > 0 ? `. ${t.canvas.saysProblems(wrong)}` : '');
        },
      }),
    [scene, picture, keys, marks, at, t, graph],
  );

  const onNodesChange = (changes: NodeChange<FlowNode>[]) => {
    drag.onChange(changes);
    const picks = changes.filter((change) => change.type === 'select');
    selected.change(
      picks.filter((change) => !change.selected).map((change) => change.id),
      picks.filter((change) => change.selected).map((change) => change.id),
    );
  };
  const onEdgesChange = (changes: EdgeChange<FlowEdge>[]) => {
    const picks = changes.filter((change) => change.type === 'select');
    const keyOf = (id: string) => scene.links.filter((link) => link.key === id).map((link) => keyOfLink(link.item));
    selected.change(
      picks.filter((change) => !change.selected).flatMap((change) => keyOf(change.id)),
      picks.filter((change) => change.selected).flatMap((change) => keyOf(change.id)),
    );
  };
  const onConnectEnd = (event: MouseEvent | TouchEvent, state: FinalConnectionState) => {
    if (state.fromNode === null || state.isValid === true) return;
    if (state.toNode !== null) return edit.refuse(state.fromNode.id, state.toNode.id);
    const far = state.to !== null && state.from !== null && Math.hypot(state.to.x - state.from.x, state.to.y - state.from.y) > FLICK;
    const point = 'changedTouches' in event ? event.changedTouches[0] : event;
    if (far && point !== undefined && isNodeRef(state.fromNode.id)) edit.add(view.toGraph(point), state.fromNode.id);
  };

  return (
    <ReactFlow<FlowNode, FlowEdge>
      data-flowing={flowing}
      nodes={nodes}
      edges={edges}
      nodeTypes={nodeTypes}
      edgeTypes={edgeTypes}
      onNodesChange={onNodesChange}
      onEdgesChange={onEdgesChange}
      onNodeDragStart={view.touched}
      onSelectionDragStart={view.touched}
      onNodeDragStop={(_event, _node, dragged) => drag.onStop(scene, dragged)}
      onSelectionDragStop={(_event, dragged) => drag.onStop(scene, dragged)}
      onNodeDoubleClick={(_event, node) => {
        if (node.type === 'node' && !edit.open(node.id)) edit.rename(node.id);
      }}
      onDoubleClick={(event) => {
        const pane = event.target instanceof Element && event.target.classList.contains('react-flow__pane');
        if (pane) edit.add(view.toGraph(event));
      }}
      isValidConnection={({ source, target }) => refusalOf(graph, source, target) === null}
      onConnect={({ source, target }: Connection) => edit.connect(source, target)}
      onConnectEnd={onConnectEnd}
      onMoveStart={(event) => {
        if (event !== null) view.touched();
      }}
      defaultViewport={fitViewport(scene.bounds, size)}
      minZoom={MIN_ZOOM}
      maxZoom={MAX_ZOOM}
      zoomOnDoubleClick={false}
      nodeDragThreshold={2}
      selectionMode={SelectionMode.Partial}
      panActivationKeyCode={null}
      deleteKeyCode={null}
      disableKeyboardA11y
      edgesFocusable={false}
      onlyRenderVisibleElements={shapes.size > ALL_DRAWN_MOST}
      aria-label={t.canvas.title}
    >
      <FlowDots />
      <Barrier drawn={drawn} />
    </ReactFlow>
  );
}

function Barrier({ drawn: { picture, scene } }: { readonly drawn: DrawnGraph }) {
  const far = useStore((state) => isFar(state.transform[2]));
  const at = useWorkspace(({ cursor }) => cursor.at);
  const marks = useWorkspace((workspace) => workspace.orderMarks);
  const decides = marks.flatMap(({ moment, field }) => (moment === at - 1 ? [field] : [])).join(', ');
  const line = picture.barrier === null ? null : barrierLine(picture.barrier, scene.places);
  if (picture.barrier === null || line === null) return null;
  return (
    <ViewportPortal>
      <BarrierLine barrier={picture.barrier} line={line} far={far} decides={decides} />
    </ViewportPortal>
  );
}
