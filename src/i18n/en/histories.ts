import { enTerms as t } from '../glossary';

/** What in-place changes do to a history, saver by saver. */
export const histories = {
  title: 'Changed in place: three histories',
  text: (fields: string) =>
    `${fields} was changed in place, and what that does to older ${t.checkpoint}s is up to the saver. Run the graph with each, and read back what it keeps.`,
  start: 'Run with each saver and read back',
  again: 'Run again',
  stop: 'Stop',
  progress: (done: number) => `${done} of 3 read back`,
  field: (field: string) => `${field} in the history that was read back`,
  step: 'Step',
  savers: {
    memory: 'MemorySaver',
    async: 'late saver, default durability',
    sync: 'late saver, durability sync',
    exit: 'late saver, durability exit',
  },
  wrongOf: (wrong: number, of: number) => (wrong === 0 ? `all ${of} as committed` : `${wrong} of ${of} not as committed`),
  differs: '≠ not what it was',
  committed: 'committed:',
  python: 'Measured in Python',
  pythonText:
    'LangGraph 1.2.12 for Python with its in-memory saver: a chain n1 … n5, the reducer extends the list it is given. With the default durability the saver’s thread races with the next step: 15 runs of 15 looked like this.',
  pythonDefault: 'default durability',
  pythonSync: 'durability="sync"',
} as const;
