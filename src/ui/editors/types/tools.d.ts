// What sources may import from '@langchain/core/tools', cut down to what a graph's code uses.
import type { ToolCall, ToolMessage } from '@langchain/core/messages';
import type { RunnableConfig } from '@langchain/core/runnables';
import type { ZodType } from 'zod';

/** The config that a tool is run with; `toolCall` is the call that it answers. */
export interface ToolRunnableConfig extends RunnableConfig {
  context?: Record<string, any>;
  store?: any;
  toolCall?: ToolCall;
}

/** A function that a model may call by its name. */
export interface StructuredTool<Input = any, Output = any> {
  name: string;
  description: string;
  /** With a call of a model (`{ ...call, type: 'tool_call' }`) it answers a ToolMessage, with arguments what the function gives. */
  invoke(input: ToolCall & { readonly type: 'tool_call' }, config?: object): Promise<ToolMessage>;
  invoke(input: Input, config?: object): Promise<Output>;
}

export interface ToolFields<Schema> {
  name: string;
  description?: string;
  /** What arguments it takes: a zod schema, or a JSON schema. */
  schema?: Schema;
  /** `content_and_artifact`: it gives a pair, of which only the first is for the model. */
  responseFormat?: 'content' | 'content_and_artifact';
}

export declare function tool<Schema extends ZodType, Output>(
  run: (input: Schema['_output'], config: ToolRunnableConfig) => Output | Promise<Output>,
  fields: ToolFields<Schema> & { schema: Schema },
): StructuredTool<Schema['_output'], Output>;
export declare function tool<Output>(
  run: (input: any, config: ToolRunnableConfig) => Output | Promise<Output>,
  fields: ToolFields<object>,
): StructuredTool<any, Output>;
