import type { GraphSpec } from '~/core/document';
import type { RecordRow, TraceStore } from '~/core/trace';
import { bypassWhy } from './bypassWhy';
import { existingWhy } from './existingWhy';
import { messageWhy } from './messageWhy';
import { echoWhy } from './echoWhy';
import { emptiedWhy, fateWhy } from './fateWhy';
import { lookWhy } from './lookWhy';
import { orderWhy, siblingsWhy } from './mergeWhy';
import type { Why } from './why';

/**
 * Why a row is as it is: only what its trace shows. `ran` is the graph that the trace was made with; without it nothing is
 * said that needs to know how a field merges.
 */
export function whyOf(trace: TraceStore, row: RecordRow, ran: GraphSpec | null): readonly Why[] {
  const field = ran?.fields.find((one) => one.name === row.field) ?? null;
  const parts: readonly (readonly Why[])[] =
    row.kind === 'call'
      ? [
          lookWhy(trace, row),
          row.writer.kind === 'input' && row.phase === 'commit' ? [{ code: 'inputIsCall' }] : [],
          existingWhy(trace, row, field),
          siblingsWhy(trace, row),
          orderWhy(trace, row),
          messageWhy(trace, row, field),
          emptiedWhy(trace, row),
        ]
      : row.kind === 'batch'
        ? [lookWhy(trace, row), orderWhy(trace, row), emptiedWhy(trace, row)]
        : [lookWhy(trace, row), bypassWhy(trace, row), siblingsWhy(trace, row), orderWhy(trace, row)];
  return [...parts.flat(), ...echoWhy(trace, row), ...fateWhy(trace, row)];
}
