import type { EdgeProps } from '@xyflow/react';
import { LinkLine } from '../draw/LinkLine';
import type { FlowEdge } from './flowEdges';

/** A line inside React Flow: the same as in the sketch, with room to click beside it. */
export function FlowLine({ data }: EdgeProps<FlowEdge>) {
  if (data === undefined) return null;
  return (
    <>
      <path className="react-flow__edge-interaction" d={data.curve.path} fill="none" strokeOpacity={0} strokeWidth={18} />
      <LinkLine
        kind={data.link.item.kind}
        curve={data.curve}
        look={data.look}
        selected={data.marked}
        problems={data.problems}
        moment={data.moment}
      />
    </>
  );
}
