import type { PartsSpec } from '../../protocol';
import type { Fields } from '../spy/taskBoard';

/** Which fields of a graph are where. One that no schema has is a field of the document, but has no channel. */
export function fieldNames({ fields, schemas: { state, input, output }, nodes }: PartsSpec): Fields {
  const ofKind = (kind: string) => new Set(fields.flatMap(({ name, merge }) => (merge.kind === kind ? name : [])));
  return {
    all: new Set([...state, ...(input ?? []), ...(output ?? []), ...nodes.flatMap(({ reads }) => reads ?? [])]),
    input: new Set(input ?? state),
    untracked: ofKind('untracked'),
    delta: ofKind('delta'),
  };
}
