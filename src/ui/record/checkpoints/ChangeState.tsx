import { useState } from 'react';
import { type InputEntry, isExpression, writeInput } from '~/core/code';
import { EMPTY_INPUT, type Turn } from '~/core/document';
import type { CheckpointRow, TraceStore } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { Button, CheckField, Dialog, SelectField } from '~/ui/kit';
import { useWorkspace } from '~/workspace';
import { ChangeField } from './ChangeField';
import styles from './ChangeState.module.css';
import { useGoOn } from './useGoOn';

interface ChangeStateProps {
  readonly trace: TraceStore;
  readonly row: CheckpointRow;
  readonly name: string;
  readonly onClose: () => void;
}

/** A change of the state in one checkpoint: what each of the two ways would leave, and then one of them. */
export function ChangeState({ trace, row, name, onClose }: ChangeStateProps) {
  const { checkpoints: t, common } = useLateText();
  const { fields, nodes } = useWorkspace(({ doc }) => doc.graph);
  const { start, put } = useGoOn(trace, row);
  const [asNode, setAsNode] = useState(() => lastNode(trace, row, nodes) ?? nodes[0]?.id ?? '');
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const [goesOn, setGoesOn] = useState(true);
  const held = new Map(row.values);
  const entries = [...texts].map(([field, text]): InputEntry => ({ name: field, how: 'given', text }));
  const source = entries.length === 0 ? undefined : writeInput(EMPTY_INPUT, { kind: 'object', entries });
  const isWhole = source !== undefined && entries.every(({ text }) => isExpression(text));
  const choose = (how: 'contribute' | 'set') => {
    if (source === undefined) return;
    const update: Turn = { kind: 'update', asNode, source, ...start, ...(how === 'set' ? { how } : {}) };
    const { thread } = start;
    const after: readonly Turn[] = goesOn ? [{ kind: 'continue', ...(thread === undefined ? {} : { thread }) }] : [];
    put('changeState', [update, ...after], true);
    onClose();
  };
  return (
    <Dialog title={t.changeTitle(name)} closeLabel={common.close} onClose={onClose} wide>
      <div className={styles['change']}>
        <p className={styles['note']}>{t.changeText}</p>
        <SelectField
          label={t.asNode}
          title={t.asNodeHint}
          value={asNode}
          options={nodes.map(({ id, name: label }) => ({ id, label }))}
          onChange={setAsNode}
        />
        <p className={styles['note']}>{t.asNodeHint}</p>
        <ul className={styles['fields']} aria-label={t.results}>
          {fields.map((field) => (
            <ChangeField
              key={field.id}
              field={field}
              existing={valueOf(trace, held.get(field.name))}
              text={texts.get(field.name)}
              onText={(text) => setTexts((known) => withText(known, field.name, text))}
            />
          ))}
        </ul>
        <CheckField label={t.goesOn} checked={goesOn} onChange={setGoesOn} />
        <div className={styles['choices']}>
          <Button look="primary" disabled={!isWhole} onClick={() => choose('contribute')}>
            {t.doContribute}
          </Button>
          <span className={styles['note']}>{t.contributeText}</span>
          <Button disabled={!isWhole} onClick={() => choose('set')}>
            {t.doSet}
          </Button>
          <span className={styles['note']}>{t.setText}</span>
        </div>
        {texts.size === 0 && <p className={styles['note']}>{t.chooseFields}</p>}
      </div>
    </Dialog>
  );
}

const valueOf = (trace: TraceStore, ref: number | undefined) => (ref === undefined ? undefined : trace.value(ref));

function withText(texts: ReadonlyMap<string, string>, name: string, text: string | undefined): ReadonlyMap<string, string> {
  const next = new Map(texts);
  if (text === undefined) next.delete(name);
  else next.set(name, text);
  return next;
}

/** The node that ran last before the checkpoint. */
function lastNode(trace: TraceStore, row: CheckpointRow, nodes: readonly { readonly id: string; readonly name: string }[]) {
  const tasks = trace.moments[row.at - 1]?.tasks ?? [];
  const name = trace.tasks[tasks.at(-1) ?? -1]?.node;
  return nodes.find((node) => node.name === name)?.id;
}
