import type { KeptRecord, StoredRecord } from '~/core/trace';
import { STORED_CHARACTERS } from '../limits';
import { type Check, exactly, shape, union } from './shape';

const PADDING = /={1,2}$/;
/** Searched for, since matching the whole of several megabytes would need as much room for going back. */
const NO_BASE64 = /[^A-Za-z0-9+/]/;

const textTo =
  (most: number): Check<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length <= most;

const isBytes: Check<string> = (value): value is string =>
  typeof value === 'string' && value.length <= STORED_CHARACTERS && value.length % 4 === 0 && !NO_BASE64.test(value.replace(PADDING, ''));

/** A thread is named by the document; checkpoints, tasks and namespaces, one step for each depth of subgraphs, by LangGraph. */
const isThread = textTo(1_000);
const isId = textTo(200);
const place = { thread: isThread, namespace: textTo(4_000), checkpoint: isId };

const put = shape<Extract<KeptRecord, { op: 'put' }>>({ op: exactly('put'), ...place, parent: isId, bytes: isBytes });
const writes = shape<Extract<KeptRecord, { op: 'writes' }>>({ op: exactly('writes'), ...place, task: isId, bytes: isBytes });

export const isKeptRecord = union<KeptRecord, 'op'>('op', { put, writes });

export const isStoredRecord = union<StoredRecord, 'op'>('op', {
  put,
  writes,
  forget: shape({ op: exactly('forget'), ...place }),
  delete: shape({ op: exactly('delete'), thread: isThread }),
});
