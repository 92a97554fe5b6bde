import { enTerms as t } from '../glossary';

const messages = (count: number) => (count === 1 ? 'one message' : `${count} messages`);
const them = (count: number) => (count === 1 ? 'it' : 'them');

/** Calls of chat models in the record. */
export const requests = {
  show: 'Show',
  filters: { all: 'everything', rows: 'merges', requests: 'model calls' },
  noneHere: 'No model was asked up to here',
  noRows: 'Nothing was merged up to here',
  details: (n: number) => `Details of model call ${n}`,
  number: (n: number) => `M${n}`,
  model: 'model call',
  read: (count: number) => `read ${messages(count)}`,
  sent: (count: number) => `sent ${count}`,
  sentOf: (sent: number, held: number) => `sent ${sent} of ${held}`,
  prompt: '+ system',
  toolCount: (count: number) => (count === 1 ? 'one tool' : `${count} tools`),
  failed: 'The model call failed',
  title: (n: number) => `Model call ${n}`,
  why: {
    all: (held: number, field: string) =>
      held === 1 ? `It sent the one message of ${field}.` : `It sent all ${held} messages of ${field}.`,
    none: (held: number, field: string) => `It sent none of the ${messages(held)} of ${field}.`,
    onlyRequest: (sent: number, held: number, field: string) =>
      `It sent ${sent} of ${messages(held)} of ${field}: only the request was trimmed; the ${t.state} keeps ${held === 1 ? 'it' : 'all'}.`,
    stateToo: (sent: number, held: number, field: string, lost: number) =>
      `It sent ${sent} of ${messages(held)} of ${field}. The same ${t.superstep} took ${lost} of the others out of the ${t.state} too.`,
    open: (sent: number, held: number, field: string) => `It sent ${sent} of ${messages(held)} of ${field}.`,
    noState: (sent: number) => `It sent ${messages(sent)}. Its ${t.task} read no messages that these could be compared with.`,
    unsure: (names: string) => `Nothing tells which ${t.task} asked: one of ${names}. Pass config to the model, and it is known.`,
    prompts: (count: number) =>
      count === 1 ? `The system prompt is not in the ${t.state}.` : `The ${count} system messages are not in the ${t.state}.`,
    added: (count: number) => `${messages(count)} sent that ${count === 1 ? 'is' : 'are'} not in the ${t.state}.`,
    changed: (count: number) => `${messages(count)} sent otherwise than the ${t.state} has ${them(count)}.`,
  },
  marks: { sent: 'sent', keptOut: 'kept out', added: 'not in the state', prompt: 'system prompt', changed: 'changed' },
  was: 'in the state',
  request: 'Request',
  more: (count: number) => `and ${count} more`,
  tools: 'Tools',
  noTools: 'No tool was bound.',
  reply: 'Reply',
  ofTask: 'model calls',
} as const;
