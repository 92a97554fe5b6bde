/** What checkpoints do not carry as it is. */
export const losses = {
  title: 'Not carried as it is',
  text: 'LangGraph writes checkpoints as JSON with a few additions. These values come back as something else, as soon as the thread is read again.',
  unreadableText:
    'LangGraph cannot write this down at all. The checkpoint is kept, but the thread cannot be read any more: getState and the next turn throw.',
  field: 'Field',
  live: 'While it runs',
  reloaded: 'Read back',
  leftOut: 'left out',
  unreadable: 'unreadable',
  changed: (fields: string) => `A checkpoint does not carry ${fields} as it is: see Checkpoints in the record.`,
  unreadableNote: (fields: string) =>
    `A checkpoint with ${fields} cannot be read again: the thread ends here. See Checkpoints in the record.`,
} as const;
