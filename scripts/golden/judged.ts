/** What was counted, and what must not be. */
export interface Judged {
  readonly counts: ReadonlyMap<string, number>;
  readonly complaints: readonly string[];
}

export class Tally implements Judged {
  readonly counts = new Map<string, number>();
  readonly complaints: string[] = [];

  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }
}
