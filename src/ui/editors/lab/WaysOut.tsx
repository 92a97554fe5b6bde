import { useState } from 'react';
import { carrySortKey, type Fix, makeSerial, ownFields, type Todo } from '~/core/analysis';
import type { GraphSpec } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { Button } from '~/ui/kit';
import { actions, getWorkspace, type OrdersLab, sameGraph, useWorkspace } from '~/workspace';
import parts from '../parts/parts.module.css';
import styles from './lab.module.css';
import { idsOfWriters } from './idsOfWriters';

const WAYS = ['makeSerial', 'carrySortKey', 'ownFields'] as const;

/** Changes to the document after which the order of merging decides nothing; each is one step of undo. */
export function WaysOut({ lab }: { readonly lab: OrdersLab }) {
  const t = useLateText().lab;
  const graph = useWorkspace(({ doc }) => doc.graph);
  /** What a fix left to a person, of the graph as the fix left it. */
  const [left, setLeft] = useState<{ readonly of: GraphSpec; readonly todo: readonly Todo[] } | null>(null);
  const ids = idsOfWriters(lab.contributions, graph);
  if (ids.length < 2) return null;
  // Writers and code may be others than those whose merge was tried, and a way that was gone once may be gone no further.
  const isChanged = !sameGraph(lab.graph, graph);
  const apply = (way: (typeof WAYS)[number]) => {
    const { doc } = getWorkspace();
    const fix = fixed[way](doc, lab, ids);
    setLeft({ of: fix.doc.graph, todo: fix.todo });
    if (fix.doc !== doc) actions.edit({ label: 'fix', apply: () => fix.doc });
  };
  return (
    <section className={parts['group']} aria-label={t.ways}>
      <h3 className={styles['title']}>{t.ways}</h3>
      {WAYS.map((way) => (
        <div key={way} className={styles['way']}>
          <Button disabled={isChanged} onClick={() => apply(way)}>
            {t.fix[way]}
          </Button>
          <p className={parts['hint']}>{t.fixText[way]}</p>
        </div>
      ))}
      <div role="status">
        {isChanged && <p className={parts['hint']}>{t.waysStale}</p>}
        {left?.of === graph &&
          left.todo.map(({ code, ids: about }) => (
            <p key={code} className={parts['warning']}>
              {t.todo[code](about.flatMap((id) => graph.nodes.find((node) => node.id === id)?.name ?? []).join(', '))}
            </p>
          ))}
      </div>
    </section>
  );
}

const fixed: {
  readonly [K in (typeof WAYS)[number]]: (doc: Parameters<typeof makeSerial>[0], lab: OrdersLab, ids: readonly string[]) => Fix;
} = {
  makeSerial: (doc, _, ids) => makeSerial(doc, ids),
  carrySortKey: (doc, lab, ids) => carrySortKey(doc, lab.field.id, ids),
  ownFields: (doc, lab, ids) => ownFields(doc, lab.field.id, ids),
};
