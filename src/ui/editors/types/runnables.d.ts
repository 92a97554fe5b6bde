// What sources may import from '@langchain/core/runnables', cut down to what a graph's code uses.

export interface RunnableConfig {
  configurable?: Record<string, any>;
  metadata?: Record<string, unknown>;
  tags?: string[];
  runName?: string;
  signal?: AbortSignal;
}

/** What can be run, and put before something else that can. */
export declare abstract class Runnable<Input = any, Output = any> {
  invoke(input: Input, config?: object): Promise<Output>;
  batch(inputs: Input[], config?: object): Promise<Output[]>;
  /** Takes a Runnable, as a model or a prompt is, or a function. */
  pipe<Next>(
    next: { invoke(input: any, config?: object): Promise<Next> } | ((input: Output, config: RunnableConfig) => Next | Promise<Next>),
  ): Runnable<Input, Next>;
  withConfig(config: RunnableConfig): Runnable<Input, Output>;
}

/** A function as a Runnable. */
export declare class RunnableLambda<Input = any, Output = any> extends Runnable<Input, Output> {
  constructor(fields: { func: (input: Input, config: RunnableConfig) => Output | Promise<Output> });
  static from<Input, Output>(func: (input: Input, config: RunnableConfig) => Output | Promise<Output>): RunnableLambda<Input, Output>;
}
