/** Makes a document of version n into one of version n + 1. Gets and gives plain JSON; what it cannot take it throws at. */
export type Migration = (json: unknown) => unknown;

/** By the version that they start from. */
export const MIGRATIONS: { readonly [from: number]: Migration } = {
  // Version 2 has more keys, all of which may be left out.
  1: (json) => ({ ...(json as object), version: 2 }),
};

/** The JSON brought from one version to another by every step between, or null where a step is missing or fails. */
export function migrate(json: unknown, from: number, to: number, migrations = MIGRATIONS): { readonly json: unknown } | null {
  let current = json;
  for (let version = from; version < to; version++) {
    const step = Object.hasOwn(migrations, version) ? migrations[version] : undefined;
    if (step === undefined) return null;
    try {
      current = step(current);
    } catch {
      return null;
    }
  }
  return { json: current };
}
