import { type ComponentType, lazy, Suspense } from 'react';
import { useText } from '~/i18n';
import { EmptyState } from '~/ui/kit';

/** A place that loads after the graph can be stepped, so that the graph is there sooner. */
function later(load: () => Promise<ComponentType>): ComponentType {
  const Place = lazy(async () => ({ default: await load() }));
  return function Later() {
    const t = useText().shell;
    return (
      <Suspense fallback={<EmptyState title={t.opening} />}>
        <Place />
      </Suspense>
    );
  };
}

export const InspectorPlace = later(async () => (await import('~/ui/editors')).Inspector);
export const RecordPlace = later(async () => (await import('~/ui/record')).Record);
export const TimelinePlace = later(async () => (await import('~/ui/stepper')).Timeline);
export const ComparePlace = later(async () => (await import('~/ui/compare')).Compare);

/** Stands nowhere until a run waits for somebody. */
const LaterGoOn = lazy(async () => ({ default: (await import('~/ui/editors')).GoOn }));

export function GoOnPlace() {
  return (
    <Suspense>
      <LaterGoOn />
    </Suspense>
  );
}
