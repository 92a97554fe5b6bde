import { test as base, expect, type Page } from '@playwright/test';
import type { GraphSpec } from '~/core/document';
import type { TraceEvent } from '~/core/trace';
import type { RunStatus } from '~/engine';
import type { LimitsChange, RunRecord } from './harnessApi';
import { type HostileServer, startHostileServer } from './hostileServer';

export const HARNESS = 'e2e/wall/harness.html';

/** The harness page, seen from a test. */
export class WallPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Other limits from here on; an engine with a method renamed, if named. */
  async configure(change: LimitsChange, renamed?: string): Promise<void> {
    await this.page.evaluate(([limits, name]) => window.wall.configure(limits, name), [change, renamed] as const);
  }

  async start(graph: GraphSpec, options: { seed?: number; allow?: number | null } = {}): Promise<WallRun> {
    const run = await this.page.evaluate(([one, how]) => window.wall.run(one, how), [graph, options] as const);
    return new WallRun(this.page, run);
  }

  /** Runs to the end. */
  async run(graph: GraphSpec, options: { seed?: number } = {}): Promise<FinishedRun> {
    const run = await this.start(graph, options);
    return run.finished();
  }
}

/** For tests that are not about silence: a busy machine may hold a heartbeat up. */
export const PATIENT: LimitsChange = { page: { quietMs: 20_000, stuckMs: 20_000, answerMs: 10_000, startMs: 60_000 } };

/**
 * The page's own thread must never be held up longer. Well above what a busy machine does to it, well below what code
 * without end would.
 */
export const FREE_MS = 1_500;

export type Over = Extract<RunStatus, { kind: 'over' }>;

export interface FinishedRun extends RunRecord {
  readonly over: Over;
  /** What the last checkpoint of the run holds, by field; null where the run left none. */
  readonly state: Readonly<Record<string, unknown>> | null;
}

export class WallRun {
  readonly #page: Page;
  readonly #run: number;

  constructor(page: Page, run: number) {
    this.#page = page;
    this.#run = run;
  }

  until(...kinds: RunStatus['kind'][]): Promise<RunStatus> {
    return this.#page.evaluate(([run, which]) => window.wall.until(run, which), [this.#run, kinds] as const);
  }

  async untilStatus(status: RunStatus): Promise<void> {
    await expect.poll(async () => (await this.record()).statuses.at(-1), { timeout: 30_000 }).toEqual(status);
  }

  async finished(): Promise<FinishedRun> {
    const over = (await this.until('over')) as Over;
    const record = await this.record();
    const last = eventsOf(record, 'checkpoint').at(-1);
    const values = last ? await this.#page.evaluate((run) => window.wall.values(run), this.#run) : [];
    return { ...record, over, state: last ? Object.fromEntries(last.values.map(([name, ref]) => [name, values[ref]])) : null };
  }

  /** The end of a run whose record is too long to be handed over. */
  async summary() {
    const over = (await this.until('over')) as Over;
    const told = await this.#page.evaluate((run) => {
      const { events, gap } = window.wall.record(run);
      const counts: Partial<Record<string, number>> = {};
      for (const { type } of events) counts[type] = (counts[type] ?? 0) + 1;
      return { counts, gap, last: events.at(-1), notices: events.filter((event) => event.type === 'noticed') };
    }, this.#run);
    return { over, ...told, notices: told.notices.map(({ notice }) => notice) };
  }

  record(): Promise<RunRecord> {
    return this.#page.evaluate((run) => window.wall.record(run), this.#run);
  }

  text(): Promise<string> {
    return this.#page.evaluate((run) => window.wall.text(run), this.#run);
  }

  allow(moments: number | null): Promise<void> {
    return this.#page.evaluate(([run, n]) => window.wall.allow(run, n), [this.#run, moments] as const);
  }

  keepWaiting(): Promise<void> {
    return this.#page.evaluate((run) => window.wall.keepWaiting(run), this.#run);
  }

  stop(): Promise<void> {
    return this.#page.evaluate((run) => window.wall.stop(run), this.#run);
  }
}

export function eventsOf<T extends TraceEvent['type']>(record: RunRecord, type: T): Extract<TraceEvent, { type: T }>[] {
  return record.events.filter((event): event is Extract<TraceEvent, { type: T }> => event.type === type);
}

/** `wall` is the open harness page; a violation of its policy fails the test. `hostile` writes down whoever reaches it. */
export const test = base.extend<{ wall: WallPage; hostile: HostileServer }>({
  wall: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(HARNESS);
    const wall = new WallPage(page);
    await wall.configure(PATIENT);
    await use(wall);
    expect(errors).toEqual([]);
    expect(await page.evaluate(() => window.wall.takeViolations())).toEqual([]);
  },
  hostile: async ({}, use) => {
    const server = await startHostileServer();
    await use(server);
    await server.close();
  },
});

export { expect };
