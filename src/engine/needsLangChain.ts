import type { Job } from './protocol';

/** Whether a module of the job imports the package `langchain`: only then does its worker hold it. */
export function needsLangChain(job: Job): boolean {
  return importsIt(job);
}

/** All of a job is plain JSON, and nothing but an import has a `specifier`. */
function importsIt(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  return ('specifier' in part && part.specifier === 'langchain') || Object.values(part).some(importsIt);
}
