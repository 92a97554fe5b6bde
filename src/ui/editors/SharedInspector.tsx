import type { Place } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { SourceEditor } from './code/SourceEditor';
import { Frame } from './parts/Frame';

const isShared = (place: Place) => place.kind === 'shared';

/** The one module that every other source may import. */
export function SharedInspector() {
  const t = useLateText().editors.shared;
  return (
    <Frame kind={t.kind} text={t.text} matches={isShared}>
      <SourceEditor sourceKey="shared" label={t.label} />
    </Frame>
  );
}
