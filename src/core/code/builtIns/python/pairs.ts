/** The items of a dict. */
export function pairs(dict: Map<unknown, unknown> | Record<string, unknown>): [unknown, unknown][] {
  return dict instanceof Map ? [...dict] : Object.entries(dict);
}
