import { useMemo, useRef } from 'react';
import { turnOn, wayOn, type WayOn } from '~/core/analysis';
import { addTurn, setTurn } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { actions, useWhole, useWholeTrace } from '~/workspace';
import { Answers } from './Answers';
import { Breakpoint } from './Breakpoint';
import { Failure } from './Failure';
import styles from './GoOn.module.css';

/** Where the shown run waits for a person: the questions of interrupts, a breakpoint, or a superstep that failed. */
export function GoOn() {
  const t = useLateText().pauses;
  const way = useWayOn();
  const place = useRef<HTMLDivElement>(null);
  if (way === null) return <div ref={place} tabIndex={-1} className={styles['nothing']} />;
  const go = (answers: readonly (string | null)[]) => {
    actions.edit({
      label: 'editTurns',
      apply: (doc) => {
        const turn = doc.graph.turns[way.turn];
        if (turn === undefined) return doc;
        const next = turnOn(way, answers, turn);
        const again = way.kind === 'interrupts' && way.unheard && 'source' in turn && 'source' in next;
        return again ? setTurn(doc, way.turn, { ...turn, source: next.source }) : addTurn(doc, next, way.turn + 1);
      },
    });
    actions.runAll();
    // What was pressed is about to go; the focus stays near.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className={styles['goOn']} role="region" aria-label={t.region}>
      <Way way={way} go={go} />
    </div>
  );
}

function Way({ way, go }: { readonly way: WayOn; readonly go: (answers: readonly (string | null)[]) => void }) {
  switch (way.kind) {
    case 'interrupts':
      return <Answers key={way.asks.map(({ id }) => id).join(' ')} way={way} onResume={go} />;
    case 'breakpoint':
      return <Breakpoint way={way} onContinue={() => go([])} />;
    case 'failed':
      return <Failure way={way} onAgain={() => go([])} />;
  }
}

/** Null where the document was edited since, for then its turns are others. */
function useWayOn(): WayOn | null {
  const trace = useWholeTrace();
  const version = useWhole((workspace) => workspace.traceVersion);
  const graph = useWhole((workspace) => workspace.ranGraph);
  const cursor = useWhole((workspace) => workspace.cursor);
  const stale = useWhole((workspace) => workspace.stale);
  // The trace grows in place, so its version stands for it.
  return useMemo(
    () => (trace === null || graph === null || stale || version < 0 ? null : wayOn(graph, trace, cursor)),
    [trace, version, graph, cursor, stale],
  );
}
