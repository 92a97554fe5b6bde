import type { Sure } from '~/core/analysis';
import { either, type Known, partOf } from './known';

/** Whether a value is or holds all that a field held: surely, on some ways through the code, or not as far as is known. */
export function oldOf(value: Known, name: string): Sure | null {
  switch (value.kind) {
    case 'field':
      return value.all && value.name === name ? 'certain' : null;
    case 'list':
      return surest(value.spreads, name);
    case 'sum':
      return surest(value.of, name);
    case 'either':
      return (value.usual && oldOf(value.usual, name)) ?? oldOfChoice(value.of, name);
    default:
      return null;
  }
}

function surest(values: readonly Known[], name: string): Sure | null {
  const found = values.map((one) => oldOf(one, name));
  return found.includes('certain') ? 'certain' : found.includes('likely') ? 'likely' : null;
}

/** What is not known, or is a part of the state, may be made from the old value and stand in its place. */
function oldOfChoice(options: readonly Known[], name: string): Sure | null {
  const found = options.map((one) => oldOf(one, name));
  if (found.every((one) => one === 'certain')) return 'certain';
  if (found.every((one) => one === null)) return null;
  return options.some((one, index) => found[index] === null && mayBeCut(one)) ? null : 'likely';
}

function mayBeCut(value: Known): boolean {
  return value.kind === 'unknown' || value.kind === 'field' || value.kind === 'sum' || (value.kind === 'list' && value.any);
}

/** A list from which something was taken in place. */
export function withoutOld(value: Known): Known {
  if (value.kind === 'either') return either(value.of.map(withoutOld));
  if (value.kind === 'list') return { ...value, spreads: value.spreads.map(partOf), any: true };
  return value.kind === 'field' ? partOf(value) : value;
}
