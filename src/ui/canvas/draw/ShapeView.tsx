import { END } from '~/core/document';
import { useText } from '~/i18n';
import type { Shape } from '../picture/shapes';
import { NodeCard, type NodeCardProps } from './NodeCard';
import { EndPill, JoinBar, RouterTag } from './Shapes';

interface ShapeViewProps extends Pick<NodeCardProps, 'selected' | 'stale' | 'far' | 'naming'> {
  readonly shape: Shape;
}

/** What stands in a shape's box. */
export function ShapeView({ shape, ...how }: ShapeViewProps) {
  const t = useText();
  switch (shape.kind) {
    case 'node':
      return (
        <NodeCard
          name={shape.name}
          face={shape.face}
          defer={shape.defer}
          pause={shape.pause}
          inner={shape.inner}
          problems={shape.problems}
          hazards={shape.hazards}
          {...how}
        />
      );
    case 'end':
      return <EndPill text={shape.id === END ? t.common.end : t.common.start} face={shape.face} {...how} />;
    case 'router':
      return <RouterTag name={shape.name} problems={shape.problems} {...how} />;
    case 'join':
      return <JoinBar sources={shape.sources.length} taken={shape.taken} problems={shape.problems} {...how} />;
  }
}
