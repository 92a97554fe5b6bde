import { enTerms as t } from '../glossary';

/** Where a run waits for a person, and what goes on from there. */
export const pauses = {
  region: 'Going on',
  status: 'paused',
  before: 'Pause before it runs',
  after: 'Pause after it ran',
  breakpoint: 'Breakpoint',
  breakpointHint: 'LangGraph stops of its own accord (interruptBefore, interruptAfter). Needs a checkpoint saver.',

  asks: (n: number) => (n === 1 ? 'The run is paused: a node asks' : `The run is paused: ${n} nodes ask`),
  asking: (node: string) => `${node} asks`,
  answerTo: (node: string) => `Answer to ${node}`,
  resume: 'Resume',
  resumeHint: (n: number) =>
    n === 1
      ? 'Adds a turn with this answer and runs it. The node runs again from its first line; interrupt() then returns the answer.'
      : 'Adds a turn with the answers by interrupt id and runs it. The nodes run again from their first lines.',
  unheard: (turn: number) =>
    `The answers of turn ${turn} reached nobody: they are by interrupt id, and an edit further up gives every interrupt another id.`,
  replaceHint: (turn: number) => `Puts these answers in the place of those of turn ${turn} and runs it.`,
  notAnExpression: 'This is no complete expression yet.',
  howAnswered: (node: string) => `${node}: how it is answered`,
  unanswered: 'no answer yet: it asks again',
  noAnswer: 'LangGraph takes null and undefined for no answer: the node would ask again.',
  unknownId: 'The interrupt has no id in this record, so only one answer can be sent.',

  stopped: 'The run is paused at a breakpoint',
  stoppedBefore: (nodes: string) => `Next: ${nodes}. Nothing of it has run.`,
  stoppedAfter: (nodes: string) => `${nodes} ran, and what it wrote is saved.`,
  continue: 'Continue',
  continueHint: 'Adds a turn without an input, invoke(null), and runs it.',

  failed: (n: number) => `${t.superstep} ${n} failed: nothing of it was merged`,
  kept: (nodes: string) => `${nodes} finished: what it wrote is kept as pending writes and will be merged without running it again.`,
  keptMany: (nodes: string) =>
    `${nodes} finished: what they wrote is kept as pending writes and will be merged without running them again.`,
  keptNone: 'No other task finished, so there are no pending writes.',
  keptWithoutSaver: 'Without a checkpoint saver nothing is kept: there is nowhere to go on from.',
  again: 'Try again from here',
  againHint: (nodes: string) => `Adds a turn without an input, invoke(null): only ${nodes} runs again.`,
} as const;
