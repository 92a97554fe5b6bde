import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isExpression, type SendEntry, writeSends } from '~/core/code';
import { EMPTY_INPUT, type GraphNode, setTurnSource } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { Button, IconButton, SelectField } from '~/ui/kit';
import { actions } from '~/workspace';
import { ExpressionField } from '../code/ExpressionField';
import styles from '../parts/parts.module.css';

interface SendFieldsProps {
  readonly index: number;
  readonly sends: readonly SendEntry[];
  readonly nodes: readonly GraphNode[];
}

/** What a task reads that is sent by hand, until somebody writes it. */
const EMPTY_PAYLOAD = '{}';

/** An input that is a Command with Sends: a node and a payload each. */
export function SendFields({ index, sends, nodes }: SendFieldsProps) {
  const t = useLateText().editors.turn;
  const put = (next: readonly SendEntry[]) => putSends(index, next);
  return (
    <fieldset className={styles['fields']}>
      <legend className={styles['legend']}>{t.sends}</legend>
      <p className={styles['hint']}>{t.sendsHint}</p>
      {sends.map((send, at) => (
        // A Send is its place in the list: that is the order in which its writes are merged.
        <SendField
          key={at}
          number={at + 1}
          send={send}
          nodes={nodes}
          onSend={(next) => put(next === null ? sends.toSpliced(at, 1) : sends.with(at, next))}
        />
      ))}
      <div className={styles['row']}>
        <Button
          icon={<Plus aria-hidden="true" size={14} />}
          onClick={() => put([...sends, { node: sends.at(-1)?.node ?? nodes[0]?.name ?? '', payload: EMPTY_PAYLOAD }])}
        >
          {t.addSend}
        </Button>
        <Button look="quiet" onClick={() => actions.edit({ label: 'editInput', apply: (doc) => setTurnSource(doc, index, EMPTY_INPUT) })}>
          {t.noSends}
        </Button>
      </div>
    </fieldset>
  );
}

function putSends(index: number, sends: readonly SendEntry[]): void {
  const source = writeSends(sends);
  if (source === undefined) return;
  actions.edit({ label: 'editInput', apply: (doc) => setTurnSource(doc, index, source), coalesce: `sends:${index}` });
}

interface SendFieldProps {
  readonly number: number;
  readonly send: SendEntry;
  readonly nodes: readonly GraphNode[];
  /** Null takes it away. */
  readonly onSend: (send: SendEntry | null) => void;
}

function SendField({ number, send, nodes, onSend }: SendFieldProps) {
  const t = useLateText().editors.turn;
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => setTyped(null), [send.payload]);
  const text = typed ?? send.payload;
  const type = (next: string) => {
    setTyped(next);
    if (isExpression(next)) onSend({ ...send, payload: next.trim() });
  };
  const known = nodes.some(({ name }) => name === send.node);
  return (
    <div className={styles['field']}>
      <div className={styles['fieldHead']}>
        <SelectField
          label={t.sendTo(number)}
          value={send.node}
          options={[...(known ? [] : [{ id: send.node, label: send.node }]), ...nodes.map(({ name }) => ({ id: name, label: name }))]}
          onChange={(node) => {
            actions.seal();
            onSend({ ...send, node });
          }}
        />
        <IconButton
          label={t.removeSend(number)}
          onClick={() => {
            actions.seal();
            onSend(null);
          }}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <ExpressionField
        label={t.payload(number)}
        labelHidden
        text={text}
        errors={isExpression(text) ? [] : [t.notAnExpression]}
        onText={type}
        onBlur={actions.seal}
      />
    </div>
  );
}

/** Makes the input a Command that sends one task to the first node. */
export function SendByHand({ index, nodes }: { readonly index: number; readonly nodes: readonly GraphNode[] }) {
  const t = useLateText().editors.turn;
  const [first] = nodes;
  if (first === undefined) return null;
  return (
    <Button
      look="quiet"
      title={t.sendsHint}
      onClick={() => {
        actions.seal();
        putSends(index, [{ node: first.name, payload: EMPTY_PAYLOAD }]);
      }}
    >
      {t.sendByHand}
    </Button>
  );
}
