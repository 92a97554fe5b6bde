export const aliasing = {
  sameObject: 'The result is the very object that existing was: before and after are one.',
  startChanged:
    'existing was the start value. Here each run starts from a copy of its own; a default that hands out one object, such as () => SHARED, would carry the change into every later run.',
  startChangedShared:
    'existing was the start value, and a schema’s default is one object for all threads: every thread that begins after this begins with the change.',
  startLeaked: (field: string, row: number, turn: number) =>
    `${field} does not begin with its start value as declared: row ${row}, in turn ${turn}, changed that object in place.`,
  startLeakedByNode: (field: string, node: string, turn: number) =>
    `${field} does not begin with its start value as declared: ${node} changed that object in place in turn ${turn}.`,
  shownEarlier: (field: string, when: string) =>
    `It is the object that ${when} left in ${field}: whatever still holds it from then sees the change.`,
  lookLeaked: (row: number) =>
    `The look of the conditional edge changed the state itself, since it was given the same object: row ${row} begins with what it left.`,
  siblingsShare: (field: string, siblings: string) =>
    `The same object in ${field} was given to ${siblings} in this superstep: what they read depends on who came first.`,
  changedUnder: (field: string, by: string) => `What this node was given in ${field} was changed in place by ${by}, in the same superstep.`,
  findLine: 'Find the line',
  finding: 'Trying it again on a frozen value …',
  stop: 'Stop',
  line: 'Changed in',
  here: 'This line changes a value in place.',
  ended: 'The attempt ended before it had an answer.',
  untold: {
    uncopied: 'The line cannot be told: no copy can be made of these values.',
    notCalled: 'The line cannot be told: with these values alone, the reducer is not called.',
    notAgain:
      'The line cannot be told: on a frozen value the code did not stop at a change. It may catch errors, or do something else each time.',
    noLine: 'The line cannot be told: none of the document’s own lines led to the change.',
    noTask: 'The line cannot be told: the change came from code that no node waited for.',
    otherRun: 'The line cannot be told: a second run did not come to the same task.',
  },
} as const;
