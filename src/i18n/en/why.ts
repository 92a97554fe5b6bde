export const why = {
  lookedBefore: {
    preview: (row: number) =>
      `Row ${row} is the same write, passed to the reducer for the look of a conditional edge. This is the call that counts.`,
    read: (row: number) => `Row ${row} is the same write, passed to the reducer for a reading of the state. This is the call that counts.`,
  },
  inputIsCall: 'The input is a write like any other, so it goes through the reducer too.',
  existingZero: (type: string) => `existing is the zero value of the type ${type}: nothing had been written to this field.`,
  existingOwnStart: 'existing is the start value that the field declares: nothing had been written to it.',
  existingStart: 'existing is the start value of the field: nothing had been written to it.',
  existingLeaked: (row: number, turn: number) =>
    `existing is the start value, which row ${row} had changed in place in turn ${turn}: a schema’s default is one object, which every thread begins with.`,
  existingLeakedByNode: (node: string, turn: number) => `existing is the start value, which ${node} had changed in place in turn ${turn}.`,
  existingEarlierCall: (row: number) => `existing is what row ${row} left, earlier in the same merge.`,
  existingLeft: (when: string) => `existing is what ${when} left.`,
  when: {
    input: (turn: number) => `input ${turn}`,
    superstep: (n: number) => `superstep ${n}`,
    superstepOfTurn: (n: number, turn: number) => `superstep ${n} of turn ${turn}`,
    update: 'the state update',
    updateOfTurn: (turn: number) => `the state update of turn ${turn}`,
    deletion: 'the deletion of the thread',
  },
  siblingsNotSeen: (node: string, siblings: string) =>
    `${node} ran in the same superstep as ${siblings}: it read the state from before that superstep, so it did not see what they wrote.`,
  order: {
    name: (writers: string) => `Tasks are merged by node name: ${writers}. Which of them finished first does not matter.`,
    send: 'Sends are merged in the order in which they were sent, not in the order in which they finished.',
    both: (writers: string) =>
      `Nodes that were started by edges are merged first, by name; Sends follow in the order in which they were sent: ${writers}.`,
  },
  idsGiven: (count: number) =>
    count === 1 ? 'A message had no id: the library gave it one.' : `${count} messages had no id: the library gave each its own.`,
  sameIdReplaced: (ids: string) => `A message with the same id was there (${ids}): the new one took its place.`,
  equalBothStay: (one: string, other: string) => `Two equal messages both stay, since their ids differ: ${one} and ${other}.`,
  equalBothStayGiven: (one: string, other: string) =>
    `Two equal messages both stay, since their ids differ: ${one}, and ${other}, which the library gave because there was none.`,
  plainFirst: 'No reducer: the write is taken as it is. The field held nothing before.',
  skippedFirst: 'The first write of this merge was undefined: this write is skipped.',
  refusedOverwrite: 'It is a second Overwrite in the same merge: LangGraph allows only one.',
  emptied: 'The reducer returned undefined, so the field now holds nothing.',
  emptiedSkipped: (count: number) =>
    count === 1 ? 'The next write of this merge is skipped.' : `The next ${count} writes of this merge are skipped.`,
  emptiedNext: (row: number) => `Row ${row} was then taken without a call.`,
  emptiedNone: 'A later write would be taken without a call.',
  echoed: (node: string) =>
    `Nothing inside ${node} wrote this field: a subgraph hands out every field of its output schema, also what it only received.`,
  writtenInside: (node: string, writers: string) =>
    `Inside ${node}, it was written by ${writers}. A subgraph hands out the whole value, what it received included.`,
  momentFailed: {
    input: 'The input failed, so nothing of it was committed.',
    superstep: 'The superstep failed, so nothing of it was committed.',
    update: 'The state update failed, so nothing of it was committed.',
    delete: 'The thread could not be deleted.',
  },
  writerUnsure: (writer: string) => `Written by: ${writer}`,
} as const;
