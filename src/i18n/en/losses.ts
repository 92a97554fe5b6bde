/** What checkpoints do not carry as it is. */
export const losses = {
  title: 'Not carried as it is',
  /** By what came of the value. */
  whys: {
    changed: 'LangGraph writes checkpoints as JSON with a few additions: this comes back as something else.',
    'changed in place': 'Changed in place after it was handed over and before the saver wrote it down: the history says what never was.',
    'left out': 'LangGraph cannot write this down and leaves it out.',
    untracked: 'An untracked field is never saved: it is gone with its turn.',
    unreadable: 'LangGraph cannot write this down at all. The checkpoint is kept, but getState and the next turn throw.',
  },
  field: 'Field',
  live: 'While it runs',
  reloaded: 'Read back',
  leftOut: 'left out',
  notSaved: 'never saved',
  unreadable: 'unreadable',
  changed: (fields: string) => `Checkpoints do not carry ${fields} as it is.`,
  untracked: (fields: string) => `Checkpoints do not carry ${fields}: untracked, gone with the turn.`,
  inPlace: (fields: string) => `The stored history of ${fields} is wrong: changed in place before it was written down.`,
  unreadableNote: (fields: string) => `A checkpoint with ${fields} cannot be read again: the thread ends here.`,
} as const;
