import { Handle, type NodeProps, Position, useConnection, useStore } from '@xyflow/react';
import clsx from 'clsx';
import { use } from 'react';
import { useText } from '~/i18n';
import { ShapeView } from '../draw/ShapeView';
import { isFar } from '../geometry/fitViewport';
import { hasFoot } from '../picture/shapes';
import { CanvasContext } from './CanvasContext';
import type { FlowNode } from './flowNodes';
import styles from './FlowShape.module.css';
import { NameInput } from './NameInput';

/** A shape inside React Flow: the same card as in the sketch, with the handles that edges are drawn from. */
export function FlowShape({ data: { shape }, selected }: NodeProps<FlowNode>) {
  const t = useText().canvas;
  const { naming, onNamed, stale } = use(CanvasContext);
  const far = useStore((state) => isFar(state.transform[2]));
  const named = shape.kind === 'node' && naming === shape.id;
  return (
    <>
      <Target />
      <ShapeView
        shape={shape}
        selected={selected}
        stale={stale}
        far={far && !named}
        {...(named ? { naming: <NameInput name={shape.name} label={t.renameOf(shape.name)} onDone={onNamed} /> } : {})}
      />
      <Handle
        type="source"
        position={Position.Bottom}
        className={hasFoot(shape) ? styles['handle'] : styles['hidden']}
        isConnectableStart={hasFoot(shape)}
        isConnectableEnd={false}
      />
    </>
  );
}

/** While an edge is being drawn, dropping it anywhere on the shape counts; what makes no sense is answered there. */
function Target() {
  const drawing = useConnection((connection) => connection.inProgress);
  return (
    <Handle
      type="target"
      position={Position.Top}
      className={clsx(drawing ? styles['whole'] : styles['hidden'])}
      isConnectableStart={false}
      isConnectableEnd
    />
  );
}
