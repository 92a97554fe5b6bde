import { useMemo } from 'react';
import { keyAt, type Place, type Problem } from '~/core/document';
import type { ErrorFrame, ErrorInfo, SourceKey, TraceStore } from '~/core/trace';
import { problemText } from '~/i18n';
import { useLateText } from '~/i18n/late';
import { useWhole, useWholeTrace, type Workspace } from '~/workspace';
import type { Issue } from './issue';

/** What the document's check and the shown run say about places of one source. */
export function useIssues(key: SourceKey): readonly Issue[] {
  const t = useLateText();
  const problems = useWhole((workspace) => workspace.problems);
  const stale = useWhole((workspace) => workspace.stale);
  const cause = useWhole((workspace) => workspace.cause);
  const version = useWhole((workspace) => workspace.traceVersion);
  const trace = useWholeTrace();
  const found = useWhole(({ lineSearch }) => frameOf(lineSearch));
  const here = useLateText().aliasing.here;
  return useMemo(() => {
    // An edited source has moved away from under the places that its last run named.
    const errors = stale || version < 0 ? [] : thrown(trace);
    if (!stale && cause?.kind === 'refused') errors.push(cause.error);
    const changes = stale || found?.source !== key ? [] : [{ severity: 'warning' as const, at: found, message: here }];
    return [...problemsIn(problems, key, (problem) => problemText(problem, t)), ...errorsIn(errors, key), ...changes];
  }, [problems, stale, cause, version, trace, found, here, key, t]);
}

/** The line that was found to change a value in place. */
function frameOf(search: Workspace['lineSearch']): ErrorFrame | null {
  const culprit = search?.state.kind === 'done' ? search.state.culprit : null;
  return culprit?.kind === 'line' ? culprit.frame : null;
}

function problemsIn(problems: readonly Problem[], key: SourceKey, text: (problem: Problem) => string): Issue[] {
  return problems.flatMap(({ at, ...problem }) => {
    if (at === undefined || keyOfPlace(problem.place) !== key) return [];
    // The place stands beside the message already.
    return [{ severity: problem.severity === 'blocks' ? 'error' : 'warning', at, message: text(problem) }];
  });
}

function keyOfPlace(place: Place): SourceKey | null {
  const key = keyInGraph(place);
  return key === null ? null : keyAt(place.path ?? [], key);
}

function keyInGraph(place: Place): SourceKey | null {
  switch (place.kind) {
    case 'reducer':
    case 'start':
    case 'node':
    case 'router':
      return `${place.kind}:${place.id}`;
    case 'turn':
    case 'context':
      return `${place.kind}:${place.index}`;
    case 'store':
      return `store:${place.part}`;
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
