import { enTerms as t } from '../glossary';

/** Turns, the threads that they are sent to, and what a graph remembers. */
export const threads = {
  title: 'Input',
  count: (turns: number, threads: number) => `${turns === 1 ? '1 turn' : `${turns} turns`}${threads > 1 ? ` on ${threads} threads` : ''}`,
  add: 'Add a turn',
  empty: 'No input yet',
  emptyText: 'Add a turn: what is sent to the graph, merged into the state by the same reducers.',
  shared: 'Shared module',
  sharedText: 'Constants, types and functions that any source imports from ./shared',
  settings: 'Graph settings',

  /** What a turn does, as a list shows it. */
  kinds: {
    input: 'input',
    resume: 'resume',
    continue: 'continue',
    update: (node: string, set: boolean) => (set ? `set as ${node}` : `update as ${node}`),
    delete: 'delete the thread',
  },
  turn: (n: number, what: string) => `Turn ${n}: ${what}`,
  thread: (id: string) => `${t.thread} ${id}`,
  from: (place: string) => `from ${place}`,
  until: (n: number) => `up to ${t.superstep} ${n}`,
  place: (turn: number, superstep: number) =>
    superstep < 0
      ? `before the input of turn ${turn}`
      : superstep === 0
        ? `after the input of turn ${turn}`
        : `turn ${turn}, after ${t.superstep} ${superstep}`,

  menu: {
    label: 'What the new turn does',
    same: (id: string) => `Input on the same thread (${id})`,
    sameHint: 'Goes on from what the thread remembers.',
    other: (id: string) => `Input on a new thread (${id})`,
    otherHint: 'Starts with nothing: a thread knows only its own turns.',
    resume: 'Resume after an interrupt',
    resumeHint: 'invoke(new Command({ resume })): the answer that interrupt() returns.',
    continue: 'Continue',
    continueHint: 'invoke(null): on from a breakpoint, or after an error.',
    update: 'Update the state as a node',
    updateHint: 'updateState(): nothing runs; the checkpoint gets a child.',
    delete: (id: string) => `Delete thread ${id}`,
    deleteHint: 'deleteThread(): every checkpoint of it is gone. Other threads stay.',
  },

  inspector: {
    thread: 'Thread',
    newThread: (id: string) => `new: ${id}`,
    threadName: 'Name of the thread',
    noName: 'A thread has a name.',
    nameTaken: (id: string) => `Another thread is called ${id}. Choose it above to send this turn there.`,
    alone: 'The first turn of this thread: it starts with nothing.',
    after: (turns: string) => `The same thread as turn ${turns}: it starts with what they left.`,
    sameWithoutSaver: 'The same thread as an earlier turn, but without a saver no turn finds anything.',
    sameNewSaver: 'The same thread as an earlier turn, but every turn gets a new saver, which is empty.',
    from: 'Starts from',
    newest: 'the newest checkpoint of the thread',
    fromTurn: (n: number) => `a checkpoint of turn ${n}`,
    fromPlace: 'Which checkpoint',
    places: {
      before: 'before the input is merged',
      input: 'after the input or update',
      superstep: (n: number) => `after ${t.superstep} ${n}`,
    },
    fromHint: 'The thread goes back to there and forks; what came later stays in the history.',
    until: 'Give up before a superstep',
    untilHint: 'Stops the turn there, as a person would in order to go on elsewhere.',
    untilNumber: t.superstep,
    how: 'How',
    hows: { contribute: 'contribute: through the reducers', set: 'set: past the reducers' },
    howHints: {
      contribute: 'The values are merged as if the node had returned them.',
      set: 'Reduced fields take the value as an Overwrite, plain fields the value itself.',
    },
    kinds: {
      input: 'runs the graph on an input',
      resume: 'answers an interrupt',
      continue: 'goes on without an input',
      update: 'updates the state as if a node had written it',
      delete: 'deletes the thread',
    },
    hints: {
      input: 'invoke(value). A run that was paused on this thread is dropped.',
      resume: 'invoke(new Command({ resume: value })). interrupt() returns the value; the node runs again from its first line.',
      continue: 'invoke(null). Goes on after a breakpoint; after an error it runs only the tasks that did not finish.',
      update: 'updateState(values, node). No node runs.',
      delete: 'deleteThread(). Its checkpoints are gone for good; the next turn on it starts with nothing.',
    },
    answer: 'The answer',
    answerHint: 'One value, or with several interrupts an object from each interrupt’s id to its answer.',
  },

  memory: {
    title: 'Memory',
    saver: 'Checkpoint saver',
    savers: {
      none: 'none',
      memory: 'memory saver',
      newEachTurn: 'a new memory saver each turn',
      late: 'one that serialises late',
      indexedDB: 'IndexedDB',
    },
    saverHints: {
      none: 'No checkpoints: every turn starts with nothing, and nothing can pause or be resumed.',
      memory: 'One MemorySaver for the whole run: a thread remembers from turn to turn.',
      newEachTurn: 'As if the program were started anew: a thread remembers nothing of the turn before.',
      late: 'Keeps the live objects and serialises them a little later, as a slow database client may: what is changed in place meanwhile gets into older checkpoints.',
      indexedDB: 'Kept in this browser: a thread outlives the run and a reload.',
    },
    durability: 'Durability',
    durabilities: { sync: 'sync', async: 'async', exit: 'exit' },
    durabilityHints: {
      sync: 'A checkpoint is written before the next superstep begins.',
      async: 'A checkpoint is written while the next superstep runs. LangGraph’s default.',
      exit: 'One checkpoint, when the turn ends; a crash before that loses the turn.',
    },
  },
} as const;
