import { whyOf } from '~/core/analysis';
import type { RecordRow, TraceStore } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { useWorkspace } from '~/workspace';
import { whyText } from './whyText';

/** Why a row is there, why it looks as it does, and what came of it. */
export function Whys({ trace, row }: { readonly trace: TraceStore; readonly row: RecordRow }) {
  const t = useLateText();
  const late = useLateText().why;
  const ranGraph = useWorkspace((workspace) => workspace.ranGraph);
  return whyOf(trace, row, ranGraph).map((why) => <p key={why.code}>{whyText(why, trace, late, t)}</p>);
}
