import { isList, isTagged, type Tagged, type Value } from '~/core/value';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A recorded value in the notation of the golden cases: plain JSON, a message as type, content and id. */
export function goldenValue(value: Value): unknown {
  if (isList(value)) return value.map(goldenValue);
  if (isTagged(value)) return goldenTagged(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, goldenValue(item)]));
}

function goldenTagged(value: Tagged): unknown {
  if (value.$ === 'undefined') return null;
  if (value.$ === 'message') return { type: value.type, content: goldenValue(value.content), id: goldenId(value.id) };
  if (value.$ === 'overwrite') return { overwrite: goldenValue(value.v) };
  if (value.$ === 'command') return { command: goldenValue(value.v) };
  if (value.$ === 'number' && value.v === '-0') return 0;
  return value;
}

/** An id that was made up reads `*`. */
function goldenId(id: string | null): string | null {
  return id !== null && UUID.test(id) ? '*' : id;
}

/** One text for equal values of either side: key order does not count, nor which empty content a removal has. */
export function goldenText(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
    const fields = Object.entries(item as { [key: string]: unknown }).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const isRemoval = fields.some(([key, field]) => key === 'type' && field === 'remove');
    return Object.fromEntries(isRemoval ? fields.filter(([key]) => key !== 'content') : fields);
  });
}
