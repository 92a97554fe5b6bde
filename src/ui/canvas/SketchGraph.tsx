import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '~/i18n';
import { useWorkspace } from '~/workspace';
import { LinkLine } from './draw/LinkLine';
import { BarrierLine } from './draw/Shapes';
import { ShapeView } from './draw/ShapeView';
import { fitViewport, isFar } from './geometry/fitViewport';
import type { Size } from './geometry/box';
import { IDLE_LOOK } from './picture/picture';
import { barrierLine } from './scene';
import styles from './Canvas.module.css';
import { useScene } from './useScene';

/**
 * The graph without React Flow: what the first paint shows. Same boxes, same curves, same cards and the same viewport as
 * the canvas that takes its place, so that nothing moves when it does.
 */
export function SketchGraph() {
  const t = useText();
  const graph = useWorkspace(({ doc }) => doc.graph);
  const stale = useWorkspace((workspace) => workspace.stale);
  const at = useWorkspace(({ cursor }) => cursor.at);
  const { scene, picture, shapes } = useScene();
  const root = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = root.current;
    if (element !== null) setSize({ width: element.clientWidth, height: element.clientHeight });
  }, []);
  const view = size === null ? null : fitViewport(scene.bounds, size);
  const line = picture.barrier === null ? null : barrierLine(picture.barrier, scene.places.nodes);
  return (
    <section ref={root} className={styles['canvas']} aria-label={t.canvas.label(graph.nodes.length, scene.links.length)}>
      {view !== null && (
        <div className={styles['plane']} style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})` }}>
          <svg className={styles['lines']} aria-hidden="true">
            {scene.links.map((link) => {
              const curve = scene.curves.get(link.key);
              return (
                curve !== undefined && (
                  <LinkLine
                    key={link.key}
                    kind={link.item.kind}
                    curve={curve}
                    look={picture.looks.get(link.key) ?? IDLE_LOOK}
                    moment={at}
                  />
                )
              );
            })}
          </svg>
          {[...shapes].map(([id, shape]) => {
            const box = scene.boxes.get(id);
            return (
              box !== undefined && (
                <div
                  key={id}
                  className={styles['shape']}
                  style={{ transform: `translate(${box.x}px, ${box.y}px)`, width: box.width, height: box.height }}
                >
                  <ShapeView shape={shape} stale={stale} far={isFar(view.zoom)} />
                </div>
              )
            );
          })}
          {picture.barrier !== null && line !== null && <BarrierLine barrier={picture.barrier} line={line} far={isFar(view.zoom)} />}
        </div>
      )}
    </section>
  );
}
