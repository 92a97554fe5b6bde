import { enTerms as t } from '../glossary';

/** A state in the three styles, side by side. */
export const threeStyles = {
  title: 'Three styles side by side',
  openHint: 'How each style declares this, and what LangGraph really builds of it',
  text: `How each style declares the ${t.field}s of this ${t.state}. Build has LangGraph.js make each ${t.field} in each style in a worker, reads off what came of it, and tries a few writes, each in a run of its own.`,
  build: 'Build and try',
  again: 'Build again',
  stop: 'Stop',
  progress: (done: number, of: number) => `${done} of ${of} built`,
  what: 'What',
  declared: 'Declared',
  noWay: 'no metadata says it',
  channel: 'Channel class',
  start: 'Holds at first',
  nothing: 'nothing',
  ways: { input: 'input:', node: `${t.node} returns` },
  wrong: '(another type)',
  leftOut: 'no such key',
  differ: '≠ styles differ',
  refused: 'refused',
  absent: 'absent',
  typedDict: 'Python TypedDict',
  pydantic: 'Python Pydantic',
} as const;
