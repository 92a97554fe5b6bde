import { enTerms as t } from '../glossary';

/** Why a turn starts with less than the one before ended with. */
export const forgot = {
  title: 'Why did it forget?',
  noSaver: (before: number, fields: string) => `Turn ${before} left ${fields}, but there is no checkpoint saver: nothing outlives a turn.`,
  newSaver: (before: number, fields: string) =>
    `Turn ${before} left ${fields} in its own memory saver. This turn has a new one, which is empty.`,
  otherThread: (before: number, fields: string, thread: string, beforeThread: string) =>
    `Turn ${before} left ${fields} on ${t.thread} ${beforeThread}. This turn is on ${t.thread} ${thread}, which knows only its own turns; ${t.thread} ${beforeThread} is untouched.`,
  deleted: (before: number, fields: string, thread: string, by: number) =>
    `Turn ${before} left ${fields}; turn ${by} deleted ${t.thread} ${thread} with all its checkpoints.`,
  wentBack: (before: number, fields: string, place: string) =>
    `Turn ${before} left ${fields}, but this turn starts from an older checkpoint (${place}). What came later is still in the history.`,
  removed: (node: string, field: string, items: number, where: string) =>
    `${node} removed ${items} of ${field} with RemoveMessage (${where}). Older checkpoints still have ${items === 1 ? 'it' : 'them'}.`,
  summarised: (node: string, field: string, items: number, where: string, into: string) =>
    `${node} put a summary of ${field} into ${into} and dropped ${items} (${where}).`,
  trimmed: (node: string, field: string, items: number, where: string) =>
    `The reducer of ${field} dropped ${items} at the write of ${node} (${where}).`,
  replaced: (node: string, field: string, items: number, where: string) =>
    `${node} replaced ${field} past its reducer: ${items} gone (${where}).`,
  request: (node: string, field: string, items: number, where: string) =>
    `${node} left ${items} of ${field} out of what it sent the model (${where}): only the request was trimmed, the ${t.state} keeps all.`,
  where: (turn: number, superstep: number) => (superstep === 0 ? `input of turn ${turn}` : `turn ${turn}, ${t.superstep} ${superstep}`),
  input: 'the input',
  fixes: {
    noSaver: 'Use a memory saver',
    newSaver: 'Use one memory saver for all turns',
    otherThread: (thread: string) => `Use ${t.thread} ${thread} again`,
    deleted: 'Take the deletion out',
    wentBack: 'Start from the newest checkpoint',
  },
  show: (node: string) => `Show ${node}`,
} as const;
