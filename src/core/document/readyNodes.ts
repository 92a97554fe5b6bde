import { keyText } from './defaultSource';
import type { Field, GraphSpec, NodeId, PlaygroundDoc, Source } from './document';
import { addField } from './edit/fields';
import { setNodeSource } from './edit/nodes';

/** Nodes of a chat that are ready to be used and changed. */
export const READY_NODES = ['model', 'tools', 'trim', 'delete', 'summarise'] as const;
export type ReadyNode = (typeof READY_NODES)[number];

/** The code of a ready node; `of` is `.name` or `["name"]` of the field of messages, `key` its name as a key. */
const SOURCES: { readonly [node in ReadyNode]: (of: string, key: string) => Source } = {
  model: (of, key) => `import { SystemMessage } from '@langchain/core/messages';
import { ScriptedChatModel } from 'playground';

// What it replies: a list with one reply for each call, or a rule like this one. Made once, since it counts its calls.
const model = new ScriptedChatModel({
  replies: ({ messages, call }) => \`Reply \${call} to "\${messages.at(-1)?.text ?? ''}"\`,
});

export default async (state, config) => {
  const name = config.context?.name ?? 'a customer';
  // Sent, but no part of the state.
  const prompt = new SystemMessage(\`You talk to \${name}. So far \${state${of}.length} messages.\`);
  const reply = await model.invoke([prompt, ...state${of}], config);
  return { ${key}: [reply] };
};
`,
  tools: (of, key) => `import { AIMessage, ToolMessage } from '@langchain/core/messages';
import { tool } from '@langchain/core/tools';
import { z } from 'zod';

const orderStatus = tool(({ order }) => \`Order \${order} is on its way.\`, {
  name: 'order_status',
  description: 'Tells where an order is.',
  schema: z.object({ order: z.string() }),
});
const tools = [orderStatus];

export default async (state, config) => {
  const last = state${of}.at(-1);
  const calls = AIMessage.isInstance(last) ? (last.tool_calls ?? []) : [];
  // Every call gets its answer, also one of a tool that is not there.
  const answers = calls.map(async (call) => {
    const known = tools.find(({ name }) => name === call.name);
    if (known) return known.invoke({ ...call, type: 'tool_call' }, config);
    return new ToolMessage({ content: \`There is no tool \${call.name}.\`, tool_call_id: call.id ?? '', name: call.name });
  });
  return { ${key}: await Promise.all(answers) };
};
`,
  trim: (of, key) => `import { RemoveMessage, trimMessages } from '@langchain/core/messages';

const KEPT = 6;

export default async (state) => {
  // Counts messages instead of tokens. What is kept begins with what a person said.
  const kept = await trimMessages(state${of}, {
    maxTokens: KEPT,
    tokenCounter: (messages) => messages.length,
    strategy: 'last',
    startOn: 'human',
  });
  const ids = new Set(kept.map(({ id }) => id));
  const gone = state${of}.filter(({ id }) => !ids.has(id));
  return { ${key}: gone.map(({ id }) => new RemoveMessage({ id: id ?? '' })) };
};
`,
  delete: (of, key) => `import { RemoveMessage } from '@langchain/core/messages';

// Which messages go, by id: here all but the last two.
export default (state) => ({
  ${key}: state${of}.slice(0, -2).map(({ id }) => new RemoveMessage({ id: id ?? '' })),
});
`,
  summarise: (of, key) => `import { RemoveMessage, SystemMessage } from '@langchain/core/messages';
import { REMOVE_ALL_MESSAGES } from '@langchain/langgraph';
import { ScriptedChatModel } from 'playground';

const KEPT = 2;
const model = new ScriptedChatModel({
  replies: ({ messages }) => \`Summary of \${messages.length - 1} messages.\`,
});

export default async (state, config) => {
  if (state${of}.length <= KEPT) return {};
  const old = state${of}.slice(0, -KEPT);
  const summary = await model.invoke([...old, ['human', 'Sum up what was said.']], config);
  // First all go, then come the summary and what is kept: whatever stands before the removal of all is lost.
  const all = new RemoveMessage({ id: REMOVE_ALL_MESSAGES });
  return { ${key}: [all, new SystemMessage(summary.text), ...state${of}.slice(-KEPT)] };
};
`,
};

/** Gives a node the code of a ready one, for the document's field of messages, which comes with it where there is none. */
export function makeReady(doc: PlaygroundDoc, id: NodeId, ready: ReadyNode): PlaygroundDoc {
  const known = messagesField(doc.graph);
  const type = { kind: 'messages', of: 'any' } as const;
  const within = known ? doc : addField(doc, { name: 'messages', type });
  const { name } = known ?? messagesField(within.graph) ?? { name: 'messages' };
  const key = keyText(name);
  const of = key === name ? `.${name}` : `[${JSON.stringify(name)}]`;
  return setNodeSource(within, id, SOURCES[ready](of, key));
}

function messagesField({ fields }: Pick<GraphSpec, 'fields'>): Field | undefined {
  return fields.find(({ type, merge }) => type.kind === 'messages' && merge.kind !== 'plain');
}
