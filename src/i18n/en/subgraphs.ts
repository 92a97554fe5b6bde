export const subgraphs = {
  make: 'Make it a graph',
  makeHint: 'The node then runs a graph of its own. It starts with all fields shared and one node that does what this one did.',
  inside: 'A graph inside',
  summary: (nodes: number, fields: number) =>
    `${nodes} ${nodes === 1 ? 'node' : 'nodes'}, ${fields} ${fields === 1 ? 'field' : 'fields'}. Fields of the same name are shared with the graph around it.`,
  open: (name: string) => `Open ${name}`,
  drop: 'Make it code again',
  checkpointer: 'Its checkpointer',
  checkpointers: { inherited: "The parent's (usual)", none: 'None (false)', own: 'Its own (true)' },
  checkpointerHint: {
    inherited: 'It can pause and resume, and starts anew each time that it is run.',
    none: 'It cannot pause: an interrupt inside it is an error.',
    own: 'It remembers its state from run to run of the same thread.',
  },
  path: 'Open graph',
  whole: 'Main graph',
} as const;
