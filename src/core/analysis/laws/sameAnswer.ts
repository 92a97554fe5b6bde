import { equalValues, isList, isTagged, type Value } from '~/core/value';

/**
 * Whether two answers are equal where ids that the library gave to messages do not count. Such an id comes from the
 * seed, which starts anew with each fold: folds of different shape give the same message different ids, and that is no
 * difference of the reducer. An id counts as given by the library where no message of `given` has it.
 */
export function sameAnswer(one: Value, other: Value, given: readonly Value[]): boolean {
  if (equalValues(one, other)) return true;
  const known = idsOf(given);
  const forget = () => null;
  return equalValues(withNewIds(one, known, forget), withNewIds(other, known, forget));
}

/**
 * The value with other ids for those that the library gave. For what one fold leaves and the next starts from: the seed
 * starts anew there, so that the next would give the very same ids to other messages, which no run does.
 */
export function renameNewIds(value: Value, given: readonly Value[]): Value {
  return withNewIds(value, idsOf(given), (id) => `before-${id}`);
}

/** Whether a value holds a message whose id no message of `given` has. */
export function hasNewIds(value: Value, given: readonly Value[]): boolean {
  const known = idsOf(given);
  return [...idsOf([value])].some((id) => !known.has(id));
}

function idsOf(values: readonly Value[]): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (value: Value): void => {
    if (value === null || typeof value !== 'object') return;
    // A message may be written as a plain object: its id counts like that of a made one.
    if (!isList(value) && 'id' in value && typeof value.id === 'string') found.add(value.id);
    for (const part of Object.values(value)) look(part as Value);
  };
  for (const value of values) look(value);
  return found;
}

function withNewIds(value: Value, known: ReadonlySet<string>, name: (id: string) => string | null): Value {
  if (value === null || typeof value !== 'object') return value;
  if (isList(value)) return value.map((item) => withNewIds(item, known, name));
  const made = isTagged(value) && value.$ === 'message' && value.id !== null && !known.has(value.id) ? value.id : null;
  const part = (key: string, held: Value) => (made !== null && key === 'id' ? name(made) : withNewIds(held, known, name));
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, part(key, held as Value)]));
}

/** Numbers that are as good as equal; sums of floats depend on their order in the last digits. */
export function differsByRounding(one: Value, other: Value): boolean {
  if (typeof one !== 'number' || typeof other !== 'number') return false;
  return Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other));
}
