import type { TraceStore } from '~/core/trace';
import { useLateText } from '~/i18n/late';

/** Threads that grew too large, so that their saver let go of the oldest checkpoints. */
export function Forgotten({ trace }: { readonly trace: TraceStore }) {
  const t = useLateText().timeline;
  const counts = new Map<string, number>();
  for (const { thread, forgotten } of trace.saves) if (forgotten === 'full') counts.set(thread, (counts.get(thread) ?? 0) + 1);
  return [...counts].map(([thread, count]) => <p key={thread}>{t.full(thread, count)}</p>);
}
