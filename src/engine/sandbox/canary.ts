import { createUnframe, frame } from '../frame';
import { LIMITS, PART_CHARACTERS } from '../limits';
import { type Command, FROM_THE_START, PROTOCOL_VERSION, type Report } from '../protocol';
import { CANARY } from './canaryGraph';
import { createFarSide, type Surroundings } from './farSide';

/** Far more than the graph takes; without an end, a changed engine could wait for ever. */
const PATIENCE_MS = 10_000;

/** Reports of the canary as they are compared: no heartbeats, and nothing that differs from one run to the next. */
export type Seen = Exclude<Report, { kind: 'ready' | 'beat' }>;

/** Runs the canary graph with the recording on, in a far side of its own, and answers everything that it reported. */
export function runCanary(
  surroundings: Omit<Surroundings, 'send' | 'tampered' | 'every'>,
  after: (ms: number, call: () => void) => void,
): Promise<readonly Seen[]> {
  return new Promise((resolve) => {
    const seen: Seen[] = [];
    const unframe = createUnframe(LIMITS.far.bytesPerRun);
    const far = createFarSide({
      ...surroundings,
      every: () => () => {},
      tampered: () => [],
      send: (message) => {
        const text = unframe(message);
        if (text === null) return;
        const report = JSON.parse(text, withoutChance) as Report;
        if (report.kind === 'ready' || report.kind === 'beat') return;
        seen.push(report);
        if (report.kind === 'over') resolve(seen);
      },
    });
    const command = (one: Command) => frame(JSON.stringify(one), PART_CHARACTERS).forEach((message) => far.receive(message));
    const job = {
      kind: 'graph',
      graph: CANARY,
      record: true,
      delays: null,
      freeze: null,
      reread: false,
      beginning: FROM_THE_START,
    } as const;
    command({ kind: 'run', protocol: PROTOCOL_VERSION, run: 'canary', seed: 1, job, limits: LIMITS.far });
    command({ kind: 'allow', moments: null });
    after(PATIENCE_MS, () => resolve(seen));
  });
}

const IDS: ReadonlySet<string> = new Set(['id', 'parent', 'checkpoint']);

/** Durations and the ids that LangGraph makes up. */
function withoutChance(this: unknown, key: string, value: unknown): unknown {
  if (key === 'ms') return 0;
  return IDS.has(key) && typeof value === 'string' && value !== '' ? 'id' : value;
}

/** Where the two lists first differ, for a person to read; '' where they do not. */
export function firstDifference(seen: readonly Seen[], expected: readonly unknown[]): string {
  for (let i = 0; i < Math.max(seen.length, expected.length); i++) {
    const [is, was] = [told(seen[i]), told(expected[i])];
    if (is !== was) return `report ${i} is ${is}, not ${was}`;
  }
  return '';
}

function told(report: unknown): string {
  return report === undefined ? 'missing' : JSON.stringify(report);
}
