import { stateSchemaLine, typeScriptLine, zodLine } from '~/core/code';
import type { Field, StateStyle } from '~/core/document';

export const STYLES: readonly StateStyle[] = ['annotation', 'stateSchema', 'zod'];

/** How a style declares a field; null where it cannot. */
export const DECLARED: { readonly [style in StateStyle]: (field: Field) => string | null } = {
  annotation: typeScriptLine,
  stateSchema: stateSchemaLine,
  zod: zodLine,
};
