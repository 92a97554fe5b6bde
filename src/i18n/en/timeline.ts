import { enTerms as t } from '../glossary';

export const timeline = {
  goesOn: (turn: number) => `${t.turn} ${turn} goes on`,
  resumes: (turn: number) => `${t.turn} ${turn} answers`,
  deletes: (thread: string) => `delete ${t.thread} ${thread}`,
  thread: (thread: string) => `${t.thread} ${thread}`,
  from: (where: string) => `from ${where}`,
  branch: (where: string) => `A branch begins here: this ${t.turn} starts from the ${t.checkpoint} ${where}.`,
  left: `Left behind: the newest ${t.checkpoint} of the ${t.thread} does not come from here.`,
  deleted: (n: number) => (n === 1 ? `1 ${t.checkpoint} deleted` : `${n} ${t.checkpoint}s deleted`),
  full: (thread: string, n: number) =>
    n === 1
      ? `Thread ${thread} grew over 64 MB: its oldest ${t.checkpoint} was let go of.`
      : `Thread ${thread} grew over 64 MB: its ${n} oldest ${t.checkpoint}s were let go of.`,
} as const;
