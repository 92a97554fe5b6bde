import { END, type GraphNode, type Point, START } from '~/core/document';

const NODE_WIDTH = 230;
const LAYER_HEIGHT = 170;
const MIDDLE = 420;

export interface Way {
  readonly source: string;
  readonly target: string;
}

const leads = (ways: readonly Way[], from: string, to: string): boolean =>
  from === to || ways.some((way) => way.source === from && leads(ways, way.target, to));

/** Rows by the longest way from START, each row centred. A way that closes a loop moves nothing. */
export function layers(nodes: readonly GraphNode[], ways: readonly Way[]): { readonly [ref: string]: Point } {
  const onward: Way[] = [];
  for (const way of ways) if (!leads(onward, way.target, way.source)) onward.push(way);
  const depth = new Map<string, number>([[START, 0]]);
  for (let round = 0; round <= nodes.length + 1; round++) {
    for (const { source, target } of onward) {
      const from = depth.get(source);
      if (from !== undefined && (depth.get(target) ?? 0) < from + 1) depth.set(target, from + 1);
    }
  }
  const rows = new Map<number, string[]>();
  for (const ref of [START, ...nodes.map((node) => node.id), END]) {
    const row = depth.get(ref) ?? (ref === END ? nodes.length + 1 : 1);
    rows.set(row, [...(rows.get(row) ?? []), ref]);
  }
  return Object.fromEntries(
    [...rows].flatMap(([row, refs]) =>
      refs.map((ref, index) => [
        ref,
        {
          x: Math.round(MIDDLE + (index - (refs.length - 1) / 2) * NODE_WIDTH - (ref === START || ref === END ? 40 : NODE_WIDTH / 2 - 26)),
          y: row === 0 ? 20 : row * LAYER_HEIGHT - 70,
        },
      ]),
    ),
  );
}
