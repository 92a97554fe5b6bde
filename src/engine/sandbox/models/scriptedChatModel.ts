import { BaseChatModel, type BaseChatModelCallOptions } from '@langchain/core/language_models/chat_models';
import type { BaseLanguageModelInput } from '@langchain/core/language_models/base';
import { AIMessageChunk, type BaseMessage } from '@langchain/core/messages';
import type { ChatResult } from '@langchain/core/outputs';
import type { CallbackManagerForLLMRun } from '@langchain/core/callbacks/manager';
import { ensureConfig } from '@langchain/core/runnables';
import { isScript, partsOf, type Replies, replyTo } from './script';
import { sentTools } from './sentTools';
import { type Asking, NOBODY, type Teller } from './teller';

const ASKING = Symbol('asking');

interface ScriptedOptions extends BaseChatModelCallOptions {
  readonly tools?: readonly unknown[];
  /** Set where the call began, and carried to where it is answered. */
  readonly [ASKING]?: Asking;
  /** LangChain's own way to structured output takes nothing but chunks. */
  readonly chunk?: true;
}

/**
 * A chat model that says what its script says: a subclass of LangChain's own, so that tools, prompts and streams work as with any
 * other. Without a network and the same on every run. Calls are counted from 1 by each model made; those that `bindTools` gives
 * count with it.
 */
export function scriptedChatModel(teller: Teller) {
  return class ScriptedChatModel extends BaseChatModel<ScriptedOptions, AIMessageChunk> {
    readonly #replies: Replies;
    #calls = 0;

    constructor({ replies }: { readonly replies: Replies }) {
      super({});
      if (!isScript(replies))
        throw new TypeError('new ScriptedChatModel({ replies }): replies is a list of replies, or a function that makes them.');
      this.#replies = replies;
    }

    override _llmType(): string {
      return 'scripted';
    }

    override bindTools(tools: readonly unknown[], options: Partial<ScriptedOptions> = {}) {
      return this.withConfig({ ...options, tools });
    }

    override withStructuredOutput = ((schema: never, config: never) => {
      const model = { bindTools: (tools: readonly unknown[]) => this.bindTools(tools, { chunk: true }) };
      return super.withStructuredOutput.call(model as never, schema, config);
    }) as BaseChatModel['withStructuredOutput'];

    override invoke(input: BaseLanguageModelInput, options?: Partial<ScriptedOptions>): Promise<AIMessageChunk> {
      const task: unknown = ensureConfig(options).configurable?.['__pregel_task_id'];
      return super.invoke(input, { ...options, [ASKING]: teller.begin(typeof task === 'string' ? task : undefined) });
    }

    override async _generate(messages: BaseMessage[], options: ScriptedOptions, run?: CallbackManagerForLLMRun): Promise<ChatResult> {
      const tools = sentTools(options.tools ?? []);
      const call = ++this.#calls;
      const outcome = (options[ASKING] ?? teller.begin(undefined)).sent(messages, tools);
      try {
        const message = await replyTo(this.#replies, { messages, tools, call });
        // LangChain would give it this id right after.
        if (message.id == null && run) message.id = `run-${run.runId}`;
        outcome.replied(message);
        return { generations: [{ text: message.text, message: options.chunk ? new AIMessageChunk(partsOf(message)) : message }] };
      } catch (thrown) {
        outcome.failed(thrown);
        throw thrown;
      }
    }
  };
}

/** What the module `playground` exports to code whose runs are not recorded. */
export const ScriptedChatModel = scriptedChatModel(NOBODY);
