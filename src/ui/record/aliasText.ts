import type { Alias, Leak } from '~/core/analysis';
import type { TraceStore } from '~/core/trace';
import type { AllMessages, LateMessages } from '~/i18n/late';
import { whenText } from './whyText';

/** One fact about values that are one object, as a sentence. */
export function aliasText(alias: Alias, trace: TraceStore, { aliasing: t, why }: LateMessages, common: AllMessages['common']): string {
  switch (alias.code) {
    case 'sameObject':
      return t.sameObject;
    case 'startChanged':
      return alias.shared ? t.startChangedShared : t.startChanged;
    case 'startLeaked':
      return leakText(alias.field, alias.leak, t);
    case 'lookLeaked':
      return t.lookLeaked(alias.row);
    case 'shownEarlier':
      return t.shownEarlier(alias.field, whenText(alias.when, trace.turns.length > 1, why));
    case 'siblingsShare':
      return t.siblingsShare(alias.field, alias.siblings.join(', '));
    case 'changedUnder':
      return t.changedUnder(alias.field, alias.by.length === 1 ? (alias.by[0] ?? '') : common.oneOf(alias.by.join(', ')));
  }
}

function leakText(field: string, { row, node, turn }: Leak, t: LateMessages['aliasing']): string {
  return row === null ? t.startLeakedByNode(field, node, turn + 1) : t.startLeaked(field, row.row + 1, turn + 1);
}
