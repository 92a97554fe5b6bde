import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { GraphSpec, Layout } from '~/core/document';
import { useText } from '~/i18n';
import { Dots } from './draw/Dots';
import { LinkLine } from './draw/LinkLine';
import { ShapeView } from './draw/ShapeView';
import type { Size } from './geometry/box';
import { fitViewport, isFar } from './geometry/fitViewport';
import { IDLE_LOOK, IDLE_PICTURE } from './picture/picture';
import { drawShapes, hasFoot } from './picture/shapes';
import { buildScene } from './scene';
import styles from './Canvas.module.css';

/**
 * A graph that has not run, without React Flow: what the first paint shows. Same boxes, same curves, same cards and the
 * same viewport as the canvas that takes its place, so that nothing moves when it does.
 */
export function SketchGraph({ graph, layout }: { readonly graph: GraphSpec; readonly layout: Layout }) {
  const t = useText();
  const scene = useMemo(() => buildScene(graph, layout), [graph, layout]);
  const shapes = useMemo(() => drawShapes(graph, IDLE_PICTURE, []), [graph]);
  const root = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = root.current;
    if (element !== null) setSize({ width: element.clientWidth, height: element.clientHeight });
  }, []);
  const view = size === null ? null : fitViewport(scene.bounds, size);
  return (
    <section ref={root} className={styles['canvas']} aria-label={t.canvas.label(graph.nodes.length, scene.links.length)}>
      {view !== null && <Dots view={view} />}
      {view !== null && (
        <div className={styles['plane']} style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})` }}>
          <svg className={styles['lines']} aria-hidden="true">
            {scene.links.map((link) => {
              const curve = scene.curves.get(link.key);
              return curve !== undefined && <LinkLine key={link.key} kind={link.item.kind} curve={curve} look={IDLE_LOOK} moment={0} />;
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
                  <ShapeView shape={shape} stale={false} far={isFar(view.zoom)} />
                  {hasFoot(shape) && <span className={styles['foot']} />}
                </div>
              )
            );
          })}
        </div>
      )}
    </section>
  );
}
