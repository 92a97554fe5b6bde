/** What checkpoints lose, by their notation or for want of room. */
export const losses = {
  title: 'Not carried as it is',
  text: 'LangGraph writes checkpoints as JSON with a few additions. These values come back as something else, as soon as the thread is read again.',
  unreadableText:
    'LangGraph cannot write this down at all. The checkpoint is kept, but the thread cannot be read any more: getState and the next turn throw.',
  live: 'While it runs',
  reloaded: 'Read back',
  leftOut: 'left out',
  unreadable: 'unreadable',
  changed: (fields: string) => `A checkpoint does not carry ${fields} as it is: see Checkpoints in the record.`,
  unreadableNote: (fields: string) =>
    `A checkpoint with ${fields} cannot be read again: the thread ends here. See Checkpoints in the record.`,
  full: (thread: string, count: number) =>
    `Thread ${thread} grew over 64 MB: its ${count === 1 ? 'oldest checkpoint was' : `${count} oldest checkpoints were`} let go of.`,
} as const;
