import { END, type GraphParts, type NodeRef, START } from '~/core/document';
import { useText } from '~/i18n';
import { layersOf } from '../geometry/layers';
import { pairsOf } from '../geometry/pairs';
import styles from './InsideMark.module.css';

const WIDTH = 52;
const HEIGHT = 20;

/** The graph inside a node in outline: its nodes from left to right, with the lines between them. */
export function InsideMark({ graph }: { readonly graph: GraphParts }) {
  const t = useText().canvas;
  const places = placesOf(graph);
  return (
    <svg className={styles['inside']} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
      <title>{t.inside}</title>
      {pairsOf(graph).map(({ source, target }) => {
        const [from, to] = [places.get(source), places.get(target)];
        return from && to && source !== target ? <line key={`${source} ${target}`} x1={from.x} y1={from.y} x2={to.x} y2={to.y} /> : null;
      })}
      {[...places].map(([ref, { x, y }]) =>
        ref === START || ref === END ? (
          <circle key={ref} cx={x} cy={y} r={1.6} />
        ) : (
          <rect key={ref} x={x - 3.5} y={y - 2.5} width={7} height={5} rx={1.5} />
        ),
      )}
    </svg>
  );
}

function placesOf(graph: GraphParts): ReadonlyMap<NodeRef, { readonly x: number; readonly y: number }> {
  const layers = layersOf(graph);
  const across = (WIDTH - 10) / Math.max(1, layers.length - 1);
  return new Map(
    layers.flatMap((layer, index) =>
      layer.map((ref, place) => [ref, { x: 5 + index * across, y: ((place + 1) * HEIGHT) / (layer.length + 1) }] as const),
    ),
  );
}
