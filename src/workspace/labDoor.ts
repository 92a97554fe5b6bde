import type { Context } from './context';
import type { Labs } from './labs';

/** Experiments whose code comes with the first one that is asked for; what is asked meanwhile is done then, in order. */
export function createLabDoor(context: Context): Labs {
  let labs: Labs | null = null;
  let waiting: ((labs: Labs) => void)[] = [];

  async function load(): Promise<void> {
    const { createLabs } = await import('./labs');
    const loaded = (labs ??= createLabs(context));
    const all = waiting;
    waiting = [];
    for (const then of all) then(loaded);
  }

  function ask(then: (labs: Labs) => void): void {
    if (labs !== null) return then(labs);
    waiting.push(then);
    // Offline the code may not come: then nothing opens, as nothing else would.
    void load().catch(() => void (waiting = []));
  }

  /** What there is no need to load anything for. */
  function tell(then: (labs: Labs) => void): void {
    if (labs !== null || waiting.length > 0) ask(then);
  }

  return {
    close() {
      waiting = [];
      labs?.close();
    },
    openLaws: (field) => ask((all) => all.openLaws(field)),
    openOrders: (moment, field) => ask((all) => all.openOrders(moment, field)),
    runLab: () => tell((all) => all.runLab()),
    stopLab: () => tell((all) => all.stopLab()),
    closeLab: () => tell((all) => all.closeLab()),
    repeatRuns: (runs, delays) => tell((all) => all.repeatRuns(runs, delays)),
  };
}
