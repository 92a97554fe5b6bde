import type { Why, WhyWhen } from '~/core/analysis';
import type { TraceStore } from '~/core/trace';
import type { AllMessages, LateMessages } from '~/i18n/late';
import { writerText } from './writerText';

/** One reason as a sentence. */
export function whyText(why: Why, trace: TraceStore, t: LateMessages['why'], { record, common }: AllMessages): string {
  switch (why.code) {
    case 'notCommitted':
      return record.phaseReasons[why.phase];
    case 'lookedBefore':
      return t.lookedBefore[why.phase](why.row);
    case 'existingZero':
      return t.existingZero(why.type);
    case 'existingLeaked':
      return why.row === 0 ? t.existingLeakedByNode(why.node, why.turn + 1) : t.existingLeaked(why.row, why.turn + 1);
    case 'existingEarlierCall':
      return t.existingEarlierCall(why.row);
    case 'existingLeft':
      return t.existingLeft(whenText(why.when, trace.turns.length > 1, t));
    case 'siblingsNotSeen':
      return t.siblingsNotSeen(why.node, why.siblings.join(', '));
    case 'order':
      return why.by === 'send' ? t.order.send : t.order[why.by](why.writers.join(', '));
    case 'idsGiven':
      return t.idsGiven(why.count);
    case 'sameIdReplaced':
      return t.sameIdReplaced(why.ids.join(', '));
    case 'equalBothStay':
      return (why.given ? t.equalBothStayGiven : t.equalBothStay)(why.one, why.other);
    case 'plain':
    case 'first':
    case 'overwrite':
    case 'skipped':
    case 'undeclared':
    case 'notInput':
      return record.bypass[why.code];
    case 'refusedSeveral':
      return record.bypass.refused;
    case 'skippedEmptied':
      return why.by === 'reducer' ? record.bypass.emptied : t.skippedFirst;
    case 'emptied':
      return emptiedText(why.skipped, why.next, t);
    case 'echoed':
      return t.echoed(why.node);
    case 'writtenInside':
      return t.writtenInside(why.node, why.writers.join(', '));
    case 'discarded':
      return record.discarded;
    case 'momentFailed':
      return t.momentFailed[why.kind];
    case 'writerUnsure':
      return t.writerUnsure(writerText(trace, why.writer, common));
    case 'inputIsCall':
    case 'existingOwnStart':
    case 'existingStart':
    case 'plainFirst':
    case 'refusedOverwrite':
      return t[why.code];
  }
}

/** A moment as people name it. */
export function whenText({ kind, turn, superstep }: WhyWhen, isLong: boolean, t: LateMessages['why']): string {
  switch (kind) {
    case 'input':
      return t.when.input(turn + 1);
    case 'update':
      return isLong ? t.when.updateOfTurn(turn + 1) : t.when.update;
    case 'delete':
      return t.when.deletion;
    case 'superstep':
      return isLong ? t.when.superstepOfTurn(superstep, turn + 1) : t.when.superstep(superstep);
  }
}

function emptiedText(skipped: number, next: number, t: LateMessages['why']): string {
  const parts = [t.emptied, ...(skipped > 0 ? [t.emptiedSkipped(skipped)] : []), next > 0 ? t.emptiedNext(next) : t.emptiedNone];
  return parts.join(' ');
}
