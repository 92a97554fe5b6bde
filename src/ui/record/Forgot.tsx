import { useMemo } from 'react';
import { applyForgetFix, type Forgetting, whyForgotten } from '~/core/analysis';
import { momentAt } from '~/core/trace';
import { type AllMessages, useLateText } from '~/i18n/late';
import { Button } from '~/ui/kit';
import { actions, useTrace, useWorkspace } from '~/workspace';
import styles from './Forgot.module.css';

/** Where a turn begins: why it starts with less than the one before ended with, and what would help. */
export function Forgot() {
  const t = useLateText();
  const found = useForgotten();
  const stale = useWorkspace((workspace) => workspace.stale);
  if (found.length === 0) return null;
  return (
    <section className={styles['forgot']} aria-label={t.forgot.title}>
      <h3>{t.forgot.title}</h3>
      {found.map((one, index) => (
        <div key={index} className={styles['reason']}>
          <p>{sentence(one, t)}</p>
          {!stale && <Fix forgetting={one} />}
        </div>
      ))}
    </section>
  );
}

function useForgotten(): readonly Forgetting[] {
  const trace = useTrace();
  const version = useWorkspace((workspace) => workspace.traceVersion);
  const graph = useWorkspace((workspace) => workspace.ranGraph);
  const cursor = useWorkspace((workspace) => workspace.cursor);
  return useMemo(() => {
    const moment = trace === null ? null : momentAt(trace, cursor);
    // The trace grows in place, so its version stands for it.
    if (trace === null || graph === null || moment === null || version < 0 || moment.superstep !== 0) return [];
    return whyForgotten({ graph }, trace, moment.turn);
  }, [trace, version, graph, cursor]);
}

function Fix({ forgetting }: { readonly forgetting: Forgetting }) {
  const t = useLateText().forgot;
  const nodes = useWorkspace((workspace) => workspace.doc.graph.nodes);
  if ('node' in forgetting) {
    const node = nodes.find(({ name }) => name === forgetting.node);
    if (node === undefined) return null;
    return (
      <Button look="quiet" onClick={() => actions.select({ kind: 'node', id: node.id })}>
        {t.show(node.name)}
      </Button>
    );
  }
  const label = forgetting.kind === 'otherThread' ? t.fixes.otherThread(forgetting.beforeThread) : t.fixes[forgetting.kind];
  return <Button onClick={() => actions.edit({ label: 'fix', apply: (doc) => applyForgetFix(doc, forgetting) })}>{label}</Button>;
}

function sentence(one: Forgetting, { forgot: t, threads }: AllMessages): string {
  if ('node' in one) {
    const where = t.where(one.turn, one.superstep);
    const node = one.node === '' ? t.input : one.node;
    if (one.kind === 'summarised') return t.summarised(node, one.field, one.items, where, one.into);
    return t[one.kind](node, one.field, one.items, where);
  }
  const fields = one.fields.join(', ');
  switch (one.kind) {
    case 'otherThread':
      return t.otherThread(one.before, fields, one.thread, one.beforeThread);
    case 'deleted':
      return t.deleted(one.before, fields, one.thread, one.deletedBy);
    case 'wentBack':
      return t.wentBack(one.before, fields, threads.place(one.from.turn, one.from.superstep));
    default:
      return t[one.kind](one.before, fields);
  }
}
