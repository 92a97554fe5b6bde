import type { Context } from './context';
import type { LawChecks } from './lawChecks';
import type { LawWatch } from './lawMarks';
import type { OrderWatch } from './orderMarks';

export interface AfterRun {
  /** A run that a person started is over. */
  readonly ran: () => void;
  /** What is expected of the shown record is other than before. */
  readonly expectsOther: () => void;
  /** The laws that were tried are not those that are expected. */
  readonly forgetLaws: () => void;
  /** Something else needs the machine, or the record is another. */
  readonly stop: () => void;
}

/** What is tried of its own accord once a run is over; the code for it comes with the first run. */
export function createAfterRun(context: Context): AfterRun {
  let loaded: { readonly orders: OrderWatch; readonly laws: LawChecks; readonly marks: LawWatch } | null = null;
  const wanted = { orders: false, laws: false };

  async function begin(): Promise<void> {
    if (loaded === null) {
      const [{ createOrderWatch }, { createLawChecks }, { createLawWatch }] = await Promise.all([
        import('./orderMarks'),
        import('./lawChecks'),
        import('./lawMarks'),
      ]);
      loaded ??= { orders: createOrderWatch(context), laws: createLawChecks(context), marks: createLawWatch(context) };
    }
    if (wanted.orders) {
      loaded.orders.ran();
      loaded.marks.ran();
    }
    if (wanted.laws) loaded.laws.look();
    Object.assign(wanted, { orders: false, laws: false });
  }

  function want(what: Partial<typeof wanted>): void {
    Object.assign(wanted, what);
    // Without it there are no marks; the same is there on request, and says then what is wrong.
    void begin().catch(() => undefined);
  }

  function forgetLaws(): void {
    wanted.laws = false;
    loaded?.laws.stop();
  }

  return {
    ran: () => want({ orders: true, laws: true }),
    expectsOther: () => want({ laws: true }),
    forgetLaws,
    stop() {
      wanted.orders = false;
      loaded?.orders.stop();
      loaded?.marks.stop();
      forgetLaws();
    },
  };
}
