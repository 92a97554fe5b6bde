import { useMemo } from 'react';
import type { Place, Problem } from '~/core/document';
import type { ErrorInfo, SourceKey, TraceStore } from '~/core/trace';
import { problemText, useText } from '~/i18n';
import { useTrace, useWorkspace } from '~/workspace';
import type { Issue } from './issue';

/** What the document's check and the shown run say about places of one source. */
export function useIssues(key: SourceKey): readonly Issue[] {
  const t = useText();
  const problems = useWorkspace((workspace) => workspace.problems);
  const stale = useWorkspace((workspace) => workspace.stale);
  const cause = useWorkspace((workspace) => workspace.cause);
  const version = useWorkspace((workspace) => workspace.traceVersion);
  const trace = useTrace();
  return useMemo(() => {
    // An edited source has moved away from under the places that its last run named.
    const errors = stale || version < 0 ? [] : thrown(trace);
    if (!stale && cause?.kind === 'refused') errors.push(cause.error);
    return [...problemsIn(problems, key, (problem) => problemText(problem, t)), ...errorsIn(errors, key)];
  }, [problems, stale, cause, version, trace, key, t]);
}

function problemsIn(problems: readonly Problem[], key: SourceKey, text: (problem: Problem) => string): Issue[] {
  return problems.flatMap(({ at, ...problem }) => {
    if (at === undefined || keyOfPlace(problem.place) !== key) return [];
    // The place stands beside the message already.
    return [{ severity: problem.severity === 'blocks' ? 'error' : 'warning', at, message: text(problem) }];
  });
}

function keyOfPlace(place: Place): SourceKey | null {
  switch (place.kind) {
    case 'reducer':
    case 'start':
    case 'node':
    case 'router':
      return `${place.kind}:${place.id}`;
    case 'turn':
      return `turn:${place.index}`;
    case 'shared':
      return 'shared';
    default:
      return null;
  }
}

/** Errors of a run. One that is thrown ends its superstep, so they stand in the moments that failed. */
function thrown(trace: TraceStore | null): ErrorInfo[] {
  const failed = trace?.moments.filter((moment) => moment.error !== null) ?? [];
  return failed.flatMap((moment) => {
    const tasks = moment.tasks.map((number) => trace?.tasks[number]?.error ?? null);
    const rows = trace?.rows.slice(moment.rows.from, moment.rows.to) ?? [];
    const calls = rows.map((row) => (row.kind === 'call' ? row.error : null));
    return [moment.error, ...tasks, ...calls].filter((error) => error !== null);
  });
}

function errorsIn(errors: readonly ErrorInfo[], key: SourceKey): Issue[] {
  const issues = new Map<string, Issue>();
  for (const error of errors) {
    const frame = error.frames.find(({ source }) => source === key);
    if (frame === undefined) continue;
    const message = `${error.name}: ${error.message}`;
    issues.set(`${frame.line}:${frame.column}:${message}`, { severity: 'error', at: { line: frame.line, column: frame.column }, message });
  }
  return [...issues.values()];
}
