import type { InnerSpec, PartsSpec } from '../../protocol';
import { fieldNames } from '../state/fieldNames';
import type { Fields } from './taskBoard';

/** What a record must know of a graph before it runs. */
export interface Anatomy {
  readonly fields: Fields;
  /** Its nodes that are graphs, by name. */
  readonly insides: ReadonlyMap<string, InnerAnatomy>;
  /** Made by code of the document: nothing of ours stands around what its nodes run. */
  readonly isMade: boolean;
}

export interface InnerAnatomy extends Anatomy {
  readonly checkpointer: InnerSpec['checkpointer'];
}

/** Of a graph of the document. */
export function anatomyOf(spec: PartsSpec): Anatomy {
  const insides = spec.nodes.flatMap(({ name, inner }) => {
    return inner ? [[name, { ...anatomyOf(inner), checkpointer: inner.checkpointer }] as const] : [];
  });
  return { fields: fieldNames(spec), insides: new Map(insides), isMade: false };
}
