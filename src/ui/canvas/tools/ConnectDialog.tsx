import { useEffect, useId, useRef, useState } from 'react';
import { END, type NodeRef, START } from '~/core/document';
import { useText } from '~/i18n';
import { Button, Dialog, TextField } from '~/ui/kit';
import { actions, useWorkspace } from '~/workspace';
import { callName } from '../describe';
import type { ItemKey } from '../edits/item';
import styles from './ConnectDialog.module.css';
import { NodePicker, type PickerOption } from './NodePicker';
import { applyWiring, asKind, isComplete, targetRefusal, type Wiring, type WiringKind, wiringOf } from './wiring';

/** Draws or changes a connection without a mouse: choose its kind, then where it leads. */
export function ConnectDialog({ item, onClose }: { readonly item: ItemKey; readonly onClose: () => void }) {
  const t = useText();
  const graph = useWorkspace(({ doc }) => doc.graph);
  const [first] = useState(() => wiringOf(graph, item));
  const [wiring, setWiring] = useState(first);
  const form = useRef<HTMLDivElement>(null);
  // The dialog is open by now: its own effect ran before this one.
  useEffect(() => form.current?.querySelector<HTMLElement>('[role=combobox]')?.focus(), []);
  if (first === null || wiring === null) return null;

  const save = (next: Wiring) => {
    if (!isComplete(next)) return;
    actions.edit({ label: next.id === null ? 'connect' : 'editEdge', apply: (doc) => applyWiring(doc, next) });
    onClose();
  };
  const several = wiring.kind === 'router' || wiring.kind === 'command';
  const pickTarget = (ref: NodeRef) => {
    const next = { ...wiring, targets: several ? toggled(wiring.targets, ref) : [ref] };
    setWiring(next);
    // An edge is whole as soon as its target is known.
    if (wiring.kind === 'edge') save(next);
  };
  const name = callName(t, graph, wiring.source);
  // A loop on the node itself is rarely meant, so it comes last.
  const others = graph.nodes.map((node) => node.id).filter((id) => id !== wiring.source);
  const itself = graph.nodes.some((node) => node.id === wiring.source) ? [wiring.source] : [];
  const options = [...others, END, ...itself].flatMap((ref): PickerOption | [] => {
    const refusal = targetRefusal(graph, wiring, ref);
    if (refusal === 'never') return [];
    return { ref, name: callName(t, graph, ref), ...(refusal === 'twice' ? { refused: t.canvas.refusal.twice } : {}) };
  });
  const nodes = graph.nodes.map(({ id }): PickerOption => ({ ref: id, name: callName(t, graph, id) }));

  return (
    <Dialog title={t.canvas.connectFrom(name)} closeLabel={t.common.close} onClose={onClose}>
      <div ref={form} className={styles['form']}>
        {first.id === null && (
          <Kinds kind={wiring.kind} fromStart={wiring.source === START} onKind={(kind) => setWiring(asKind(graph, wiring, kind))} />
        )}
        <p className={styles['hint']}>{t.canvas.kindHints[wiring.kind]}</p>
        {wiring.kind === 'router' && (
          <TextField label={t.canvas.routerName} value={wiring.name} onChange={(text) => setWiring({ ...wiring, name: text })} />
        )}
        {wiring.kind === 'join' && (
          <NodePicker
            label={t.canvas.waitsFor}
            options={nodes}
            chosen={wiring.sources}
            several
            onPick={(ref) => setWiring({ ...wiring, sources: toggled(wiring.sources, ref) })}
          />
        )}
        <NodePicker
          key={wiring.kind}
          label={several ? t.canvas.targets : t.canvas.target}
          options={options}
          chosen={wiring.targets}
          several={several}
          onPick={pickTarget}
        />
        {wiring.kind !== 'edge' && (
          <div className={styles['foot']}>
            <Button onClick={onClose}>{t.common.cancel}</Button>
            <Button look="primary" disabled={!isComplete(wiring)} onClick={() => save(wiring)}>
              {first.id === null ? t.canvas.connectNow : t.canvas.save}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

const KINDS: readonly WiringKind[] = ['edge', 'router', 'join', 'command'];

function Kinds({
  kind,
  fromStart,
  onKind,
}: {
  readonly kind: WiringKind;
  readonly fromStart: boolean;
  readonly onKind: (kind: WiringKind) => void;
}) {
  const t = useText().canvas;
  const group = useId();
  // START runs no code of its own, so it returns no Command; and a join waits for nodes.
  const kinds = fromStart ? KINDS.slice(0, 2) : KINDS;
  return (
    <fieldset className={styles['kinds']}>
      <legend>{t.kind}</legend>
      {kinds.map((one) => (
        <label key={one}>
          <input type="radio" name={group} checked={one === kind} onChange={() => onKind(one)} />
          {t.kinds[one]}
        </label>
      ))}
    </fieldset>
  );
}

function toggled(refs: readonly NodeRef[], ref: NodeRef): readonly NodeRef[] {
  return refs.includes(ref) ? refs.filter((other) => other !== ref) : [...refs, ref];
}
