import { enTerms as t } from '../glossary';

/** Code of a chat that a node can begin with. */
export const readyNodes = {
  title: 'Ready code',
  hint: `Takes the place of this ${t.node}'s code, as code to change. A ${t.field} of messages comes with it where there is none.`,
  names: { model: 'Model', tools: 'Tools', trim: 'Trim', delete: 'Delete', summarise: 'Summarise' },
  does: {
    model: `Sends a system prompt and the messages to a scripted model, and keeps the reply`,
    tools: 'Runs the tools that the last message calls, and answers every call',
    trim: 'Keeps the last messages, beginning with what a person said',
    delete: 'Removes messages by id',
    summarise: 'Removes all messages, then writes a summary and the last two',
  },
} as const;
