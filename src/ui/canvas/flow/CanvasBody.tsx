import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { END, type NodeId, START } from '~/core/document';
import { useText } from '~/i18n';
import { actions, drawnGraph, useWorkspace } from '~/workspace';
import styles from '../Canvas.module.css';
import { type ItemKey, isNodeRef, partsOf } from '../edits/item';
import type { ShapeId } from '../picture/links';
import { ConnectDialog } from '../tools/ConnectDialog';
import { EmptyGraph } from '../tools/EmptyGraph';
import { KeysDialog } from '../tools/KeysDialog';
import { Outline } from '../tools/Outline';
import { SelectionTools } from '../tools/SelectionTools';
import { StatusLine, useStatus } from '../tools/StatusLine';
import { Toolbar } from '../tools/Toolbar';
import { useScene } from '../useScene';
import { CanvasContext } from './CanvasContext';
import { FlowView } from './FlowView';
import { readingOrder } from './readingOrder';
import { focusShape, useCanvasActions } from './useCanvasActions';
import { type RunCommand, useCanvasKeys } from './useCanvasKeys';
import { useDrag } from './useDrag';
import { useSelected } from './useSelected';
import { useView } from './useView';

type OpenDialog = { readonly kind: 'connect'; readonly item: ItemKey } | { readonly kind: 'keys' } | null;

const OpenPath = lazy(async () => ({ default: (await import('../tools/OpenPath')).OpenPath }));

const EDITS: ReadonlySet<Parameters<RunCommand>[0]> = new Set(['add', 'rename', 'connect', 'remove', 'move', 'layout']);

const STEP = 12;
const NUDGES: { readonly [key: string]: readonly [number, number] } = {
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
};

export function CanvasBody() {
  const t = useText().canvas;
  const graph = useWorkspace(drawnGraph);
  const stale = useWorkspace((workspace) => workspace.stale);
  const path = useWorkspace((workspace) => workspace.path);
  const isMade = useWorkspace((workspace) => workspace.isMade);
  const root = useRef<HTMLElement>(null);
  const drag = useDrag();
  const drawn = useScene(drag.moved);
  const selected = useSelected();
  const view = useView(drawn.scene.bounds);
  const [naming, setNaming] = useState<NodeId | null>(null);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [outlined, setOutlined] = useState(false);
  const [status, say] = useStatus();
  const edit = useCanvasActions({ root, scene: drawn.scene, selected, view, naming, setNaming, say });
  /** Closes what is open and gives the focus back to the graph. */
  const close = () => {
    const shape = dialog?.kind === 'connect' && drawn.scene.boxes.has(dialog.item) ? dialog.item : null;
    setDialog(null);
    requestAnimationFrame(() => {
      if (shape === null || outlined) root.current?.focus({ preventScroll: true });
      else focusShape(root.current, shape);
    });
  };
  const connectFrom = useCallback((item: ItemKey) => setDialog({ kind: 'connect', item }), []);

  const walk = (from: ShapeId | null, by: 1 | -1) => {
    const order = readingOrder(drawn.scene.boxes);
    const at = from === null ? -1 : order.indexOf(from);
    const next = order[at < 0 ? 0 : (at + by + order.length) % order.length];
    if (next === undefined) return;
    selected.select([next]);
    focusShape(root.current, next);
    const box = drawn.scene.boxes.get(next);
    if (box !== undefined) view.show(box);
  };

  const run: RunCommand = (command, key, focused) => {
    const item = focused ?? selected.primary;
    // Nothing of a graph that code has made can be edited.
    if (isMade && EDITS.has(command)) return false;
    switch (command) {
      case 'add':
        edit.add();
        return true;
      case 'walk':
        if (outlined) return false;
        walk(item, key === 'ArrowUp' ? -1 : 1);
        return true;
      case 'select':
        if (focused === null) return false;
        if (!selected.keys.has(focused)) selected.select([focused]);
        else if (!edit.open(focused) && isRenamable(focused) && !isMade) edit.rename(focused);
        return true;
      case 'rename':
        if (item === null || !isRenamable(item)) return false;
        edit.rename(item);
        return true;
      case 'connect':
        if (item === null) return false;
        connectFrom(item);
        return true;
      case 'remove': {
        const keys = item === null || selected.keys.has(item) ? selected.keys : new Set([item]);
        if (keys.size === 0) return false;
        edit.remove(keys);
        return true;
      }
      case 'move': {
        const by = NUDGES[key];
        const keys = item === null || selected.keys.has(item) ? selected.keys : new Set([item]);
        if (by === undefined || keys.size === 0) return false;
        edit.nudge(keys, { x: by[0], y: by[1] });
        return true;
      }
      case 'layout':
        edit.arrange();
        return true;
      case 'fit':
        view.fit();
        return true;
      case 'zoom':
        view.zoomBy(key === '-' ? 1 / 1.2 : 1.2);
        return true;
      case 'outline':
        // What had the focus goes with the drawing.
        root.current?.focus({ preventScroll: true });
        setOutlined((on) => !on);
        return true;
      case 'escape':
        if (selected.keys.size > 0) selected.select([]);
        else if (path.length > 0) actions.open(path.slice(0, -1));
        else return false;
        return true;
    }
  };
  useCanvasKeys(root, run);
  const context = useMemo(() => ({ naming, onNamed: edit.named, stale }), [naming, edit, stale]);

  return (
    <CanvasContext value={context}>
      <section ref={root} className={styles['canvas']} tabIndex={-1} aria-label={t.label(graph.nodes.length, drawn.scene.links.length)}>
        <Toolbar
          outlined={outlined}
          isFixed={isMade}
          onAdd={() => edit.add()}
          onArrange={edit.arrange}
          onFit={view.fit}
          onZoom={view.zoomBy}
          onOutline={() => setOutlined((on) => !on)}
          onKeys={() => setDialog({ kind: 'keys' })}
        >
          {!isMade && <SelectionTools selected={selected} edit={edit} onConnect={connectFrom} />}
        </Toolbar>
        {outlined ? (
          <Outline drawn={drawn} selected={selected} edit={edit} onConnect={connectFrom} />
        ) : (
          <>
            <FlowView drawn={drawn} selected={selected} drag={drag} view={view} edit={edit} />
            {graph.nodes.length === 0 && <EmptyGraph onAdd={() => edit.add()} />}
          </>
        )}
        {path.length > 0 && (
          <Suspense fallback={null}>
            <OpenPath />
          </Suspense>
        )}
        <StatusLine status={status} />
      </section>
      {dialog?.kind === 'connect' && <ConnectDialog item={dialog.item} onClose={close} />}
      {dialog?.kind === 'keys' && <KeysDialog onClose={close} />}
    </CanvasContext>
  );
}

const isRenamable = (key: ItemKey) => isNodeRef(key) && key !== START && key !== END && partsOf(key)[0] === 'node';
