import type { BypassRow, TraceStore } from '~/core/trace';
import { isEmptied, mergeOf } from './rowsOfField';
import type { Why } from './why';

/** Why a write reached no reducer. */
export function bypassWhy(trace: TraceStore, row: BypassRow): readonly Why[] {
  switch (row.reason) {
    case 'plain':
      return [{ code: row.replaced === null ? 'plainFirst' : 'plain' }];
    case 'emptied':
      return [
        {
          code: 'skippedEmptied',
          by: mergeOf(trace, row).some((one) => one.row < row.row && isEmptied(trace, one)) ? 'reducer' : 'firstWrite',
        },
      ];
    case 'refused':
      return [
        {
          code: mergeOf(trace, row).some((one) => one.kind === 'bypass' && one.reason === 'overwrite')
            ? 'refusedOverwrite'
            : 'refusedSeveral',
        },
      ];
    case 'first':
    case 'overwrite':
    case 'skipped':
    case 'undeclared':
    case 'notInput':
      return [{ code: row.reason }];
  }
}
