import { shownMoments } from './aim';
import type { Workspace } from './state';

/** Moments that the cursor can go to without anything running. */
export function recordedMoments({ trace, status }: Workspace): number {
  return trace === null ? 0 : shownMoments(trace, status.kind === 'over');
}

/** True when the run came to its own end: running it again as it is would only repeat it. */
export function isFinal({ status }: Workspace): boolean {
  return status.kind === 'over' && status.cause === null && (status.how === 'done' || status.how === 'failed');
}

function isLive({ status }: Workspace): boolean {
  return status.kind === 'starting' || status.kind === 'running' || status.kind === 'parked';
}

export function canStep(workspace: Workspace): boolean {
  const { ready, stale, cursor } = workspace;
  if (!ready) return false;
  return isLive(workspace) || stale || !isFinal(workspace) || cursor.call !== null || cursor.at < recordedMoments(workspace);
}

export function canBack({ cursor }: Workspace): boolean {
  return cursor.at > 0;
}

export function canCallForward(workspace: Workspace): boolean {
  return canStep(workspace);
}

export function canStop(workspace: Workspace): boolean {
  return isLive(workspace);
}

export function canReset({ trace, status }: Workspace): boolean {
  return trace !== null || status.kind !== 'idle';
}
