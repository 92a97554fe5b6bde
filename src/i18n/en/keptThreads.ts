/** Threads that outlive their runs, kept in this browser. */
export const keptThreads = {
  title: 'Threads kept in this browser',
  standsBefore: (turn: number) => `Kept on disk, ready for turn ${turn}.`,
  standsIn: (turn: number) => `Kept on disk, in the middle of turn ${turn}.`,
  sendsAgain: 'Step sends all turns again, onto what the threads hold now. Forget the threads to start with nothing.',
  goOn: (turn: number) => `Go on with turn ${turn}`,
  resetAndForget: 'Reset and forget the threads',
  thread: (thread: string) => `Thread ${thread}`,
  size: (checkpoints: number, size: string, changed: string) =>
    `${checkpoints === 1 ? '1 checkpoint' : `${checkpoints} checkpoints`}, ${size}, last written ${changed}`,
  fresh: 'These runs begin with empty threads. What this browser keeps of them is neither read nor changed.',
  forget: 'Forget',
  forgetThread: (thread: string) => `Forget thread ${thread}`,
} as const;
