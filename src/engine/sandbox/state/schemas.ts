import { Annotation, StateSchema } from '@langchain/langgraph/web';
import { z } from 'zod';
import type { FieldSpec, PartsSpec } from '../../protocol';
import { annotationField } from './annotationField';
import type { Loaded } from './parts';
import { schemaField } from './schemaField';
import { zodField } from './zodField';

/** A schema of a graph in its style, of these fields. */
export type Schema = object;

/** Makes the schemas of a graph. Each field is made once, so that schemas which share it mean one channel. */
export function schemaMaker(
  { fields, schemas }: Pick<PartsSpec, 'fields' | 'schemas'>,
  loaded: Loaded,
): (names: readonly string[]) => Schema {
  const make = MAKERS[schemas.style];
  const made = new Map(fields.map((field) => [field.name, make.field(field, loaded)]));
  return (names) => make.schema(Object.fromEntries(names.map((name) => [name, made.get(name)])));
}

interface Maker {
  readonly field: (field: FieldSpec, loaded: Loaded) => unknown;
  readonly schema: (fields: { readonly [name: string]: unknown }) => Schema;
}

const MAKERS: { readonly [style in PartsSpec['schemas']['style']]: Maker } = {
  annotation: { field: annotationField, schema: (fields) => Annotation.Root(fields as never) },
  stateSchema: { field: schemaField, schema: (fields) => new StateSchema(fields as never) },
  zod: { field: zodField, schema: (fields) => z.object(fields as never) },
};
