import type { Problem, ReadProblem } from '~/core/document';
import { langGraphWords } from './langGraphWords';
import type { Messages } from './messages';

/** A problem as a sentence, with what LangGraph itself says quoted after it. */
export function problemText(problem: Problem, messages: Messages): string {
  const t = messages.problems;
  const sentence = t.codes[problem.code](problem.params);
  const at = problem.at === undefined ? '' : t.at(problem.at.line, problem.at.column);
  const words = langGraphWords(problem);
  return `${at}${sentence}${words === '' ? '' : ` ${t.langGraphSays(words)}`}`;
}

/** Why something is no document: the first place that is wrong, and what is wrong there. */
export function readProblemText(problems: readonly ReadProblem[], messages: Messages): string {
  const t = messages.problems;
  const [first] = problems;
  return first === undefined ? '' : t.readAt(first.path, t.reading[first.code](first.params));
}
