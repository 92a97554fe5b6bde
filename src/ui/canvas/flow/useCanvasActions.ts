import { type RefObject, useMemo } from 'react';
import {
  addNode,
  END,
  nextNodeId,
  type NodeId,
  type NodeRef,
  type PlaygroundDoc,
  type Point,
  renameNode,
  setDefer,
  START,
} from '~/core/document';
import { useText } from '~/i18n';
import { actions, getOpened, getWorkspace, opensAt } from '~/workspace';
import { callName } from '../describe';
import { connectShapes, refusalOf } from '../edits/connectShapes';
import { type ItemKey, isNodeRef, partsOf } from '../edits/item';
import { isArranged, placeNodes } from '../edits/placeNodes';
import { removeItems } from '../edits/removeItems';
import type { ShapeId } from '../picture/links';
import { placeForNew, type Scene } from '../scene';
import { useLatest } from './useLatest';
import type { Selected } from './useSelected';
import type { View } from './useView';

export interface CanvasActions {
  /** Adds a node and begins to type its name. `middle` is where a person pointed; `from` what it hangs on. */
  add(middle?: Point, from?: ShapeId): void;
  named(name: string | null): void;
  /** Opens the graph inside a node; false where there is none. */
  open(shape: ShapeId): boolean;
  rename(id: NodeId): void;
  connect(from: ShapeId, to: ShapeId): void;
  refuse(from: ShapeId, to: ShapeId): void;
  remove(keys: Iterable<ItemKey>): void;
  toggleDefer(id: NodeId): void;
  nudge(keys: Iterable<ItemKey>, by: Point): void;
  arrange(): void;
}

interface Parts {
  readonly root: RefObject<HTMLElement | null>;
  readonly scene: Scene;
  readonly selected: Selected;
  readonly view: View;
  readonly naming: NodeId | null;
  readonly setNaming: (id: NodeId | null) => void;
  readonly say: (text: string, quiet?: boolean) => void;
}

/** Edits of the canvas. They read what is current when they are called, so they stay the same objects. */
export function useCanvasActions(parts: Parts): CanvasActions {
  const t = useText();
  const latest = useLatest({ ...parts, t });
  return useMemo((): CanvasActions => {
    const graph = () => getOpened().doc.graph;
    const called = (shape: ShapeId) => (isNodeRef(shape) ? callName(latest.current.t, graph(), shape) : '');
    const focus = (shape: ShapeId) => {
      requestAnimationFrame(() => focusShape(latest.current.root.current, shape));
    };
    return {
      add(middle, from) {
        const { scene, view, selected, setNaming, say } = latest.current;
        const before = getOpened().doc;
        const id = nextNodeId(before);
        const pin = middle !== undefined || !isArranged(before);
        if (middle !== undefined) view.touched();
        const point = placeForNew(scene, middle ?? view.middle());
        actions.edit({
          label: 'addNode',
          coalesce: `new:${id}`,
          apply(doc) {
            const added = addNode(doc, { id });
            const linked = from === undefined ? added : connectShapes(added, from, id);
            return pin ? placeNodes(linked, scene.places.nodes, new Map([[id, point]])) : linked;
          },
        });
        selected.select([id]);
        setNaming(id);
        say(latest.current.t.canvas.added(called(id)), true);
      },
      named(name) {
        const { naming, setNaming } = latest.current;
        setNaming(null);
        if (naming === null) return;
        const text = name?.trim() ?? '';
        if (text !== '') actions.edit({ label: 'renameNode', coalesce: `new:${naming}`, apply: (doc) => renameNode(doc, naming, text) });
        actions.seal();
        focus(naming);
      },
      open(shape) {
        if (!opensAt(getWorkspace(), shape)) return false;
        actions.open([...getOpened().path, shape]);
        return true;
      },
      rename(id) {
        actions.seal();
        latest.current.setNaming(id);
      },
      connect(from, to) {
        const refusal = refusalOf(graph(), from, to);
        if (refusal !== null) return latest.current.say(latest.current.t.canvas.refusal[refusal]);
        actions.edit({ label: 'connect', apply: (doc) => connectShapes(doc, from, to) });
        latest.current.say(latest.current.t.canvas.connected(called(from), called(to)), true);
      },
      refuse(from, to) {
        const refusal = refusalOf(graph(), from, to);
        if (refusal !== null) latest.current.say(latest.current.t.canvas.refusal[refusal]);
      },
      remove(keys) {
        const { selected, root, say } = latest.current;
        const all = [...keys];
        const gone = all.filter((key) => key !== START && key !== END);
        if (gone.length === 0) return all.length > 0 ? say(latest.current.t.canvas.cannotDelete) : undefined;
        const nodes = gone.some((key) => partsOf(key)[0] === 'node');
        actions.edit({ label: nodes ? 'deleteNode' : 'deleteEdge', apply: (doc) => removeItems(doc, gone) });
        selected.select([]);
        root.current?.focus({ preventScroll: true });
        say(latest.current.t.canvas.removed(gone.length), true);
      },
      toggleDefer(id) {
        const defer = graph().nodes.find((node) => node.id === id)?.defer ?? false;
        actions.edit({ label: 'editNode', apply: (doc) => setDefer(doc, id, !defer) });
      },
      nudge(keys, by) {
        const { scene, view } = latest.current;
        const points = new Map<NodeRef, Point>();
        for (const key of keys) {
          const box = scene.places.nodes.get(key);
          if (box !== undefined) points.set(key, { x: box.x + by.x, y: box.y + by.y });
        }
        if (points.size === 0) return;
        view.touched();
        const edit = (doc: PlaygroundDoc) => placeNodes(doc, scene.places.nodes, points);
        actions.edit({ label: 'moveNode', coalesce: `nudge:${[...points.keys()].join()}`, apply: edit });
      },
      arrange() {
        const { view, say } = latest.current;
        void import('../geometry/layoutDagre').then(({ layoutDagre }) => {
          actions.edit({ label: 'layout', apply: (doc) => layoutDagre(doc) });
          view.fit();
          say(latest.current.t.canvas.arranged, true);
        });
      },
    };
  }, [latest]);
}

/** Puts the focus on a shape, once it is drawn. */
export function focusShape(root: HTMLElement | null, shape: ShapeId): void {
  root?.querySelector<HTMLElement>(`.react-flow__node[data-id="${CSS.escape(shape)}"]`)?.focus({ preventScroll: true });
}
