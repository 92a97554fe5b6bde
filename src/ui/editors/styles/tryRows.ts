import { canonicalText } from '~/core/value';
import type { StyleBuild, StyleTry } from '~/workspace';

export interface TryRow {
  readonly key: string;
  readonly way: StyleTry['way'];
  readonly what: StyleTry['what'];
  readonly given: StyleTry['given'];
  /** In the order of the builds; undefined where a style is not built yet, or cannot be. */
  readonly tries: readonly (StyleTry | undefined)[];
  /** The styles do not agree on what the field holds, or whether it is refused. */
  readonly differ: boolean;
}

/** The same write in every style, side by side. */
export function tryRows(builds: readonly (StyleBuild | undefined)[]): readonly TryRow[] {
  const first = builds.find((build) => build !== undefined && build.tries.length > 0);
  return (first?.tries ?? []).map(({ way, what, given }) => {
    const tries = builds.map((build) => build?.tries.find((one) => one.way === way && one.what === what));
    const known = tries.filter((one) => one !== undefined);
    return { key: `${way} ${what}`, way, what, given, tries, differ: new Set(known.map(outcomeOf)).size > 1 };
  });
}

function outcomeOf({ held, error }: StyleTry): string {
  if (error !== null) return 'refused';
  return held.length === 0 ? 'absent' : `held ${canonicalText(held[0])}`;
}
