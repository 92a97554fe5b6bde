import type { Alias } from '~/core/analysis';
import type { TraceStore } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { aliasText } from './aliasText';
import { LineFinder } from './LineFinder';

/** What the record shows about values that are one object with others. */
export function Aliases({ trace, aliases }: { readonly trace: TraceStore; readonly aliases: readonly Alias[] }) {
  const { common } = useLateText();
  const late = useLateText();
  return aliases.map((alias, index) => (
    <div key={index}>
      <p>{aliasText(alias, trace, late, common)}</p>
      {alias.code === 'startLeaked' && <LineFinder change={alias.leak.change} row={alias.leak.row} />}
    </div>
  ));
}
