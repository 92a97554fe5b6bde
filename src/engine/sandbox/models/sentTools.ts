import { toJsonSchema } from '@langchain/core/utils/json_schema';

/** A tool as the model is told of it: its arguments as a JSON schema, null where it says none. */
export interface SentTool {
  readonly name: string;
  readonly description: string;
  readonly schema: unknown;
}

/** Tools in any form that `bindTools` takes: LangChain's own, those of OpenAI's interface, plain objects. */
export function sentTools(tools: readonly unknown[]): readonly SentTool[] {
  return tools.map((tool) => {
    const said = record(tool);
    const { name, description, schema, parameters } = 'function' in said ? record(said['function']) : said;
    return { name: textOf(name), description: textOf(description), schema: schemaOf(schema ?? parameters) };
  });
}

function schemaOf(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return null;
  try {
    return toJsonSchema(schema as Parameters<typeof toJsonSchema>[0]);
  } catch {
    // No JSON schema says what it takes; the tool is bound all the same.
    return null;
  }
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return (typeof value === 'object' && value !== null) || typeof value === 'function' ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
