import { CircleStop, Hourglass, Pencil, Settings2, Spline, Trash2 } from 'lucide-react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { connect, END, START } from '~/core/document';
import { useText } from '~/i18n';
import { Button } from '~/ui/kit';
import { actions, useWorkspace } from '~/workspace';
import { callName } from '../describe';
import { type ItemKey, partsOf } from '../edits/item';
import type { CanvasActions } from '../flow/useCanvasActions';
import type { Selected } from '../flow/useSelected';
import styles from './Toolbar.module.css';

interface SelectionToolsProps {
  readonly selected: Selected;
  readonly edit: CanvasActions;
  readonly onConnect: (item: ItemKey) => void;
}

/** What can be done with what is selected. */
export function SelectionTools({ selected, edit, onConnect }: SelectionToolsProps) {
  const t = useText().canvas;
  const what = useItemName(selected);
  const { primary, keys } = selected;
  if (primary === null || what === null || primary === END) return null;
  return (
    <div className={clsx(styles['group'], styles['selection'])} role="toolbar" aria-label={t.selectionTools(what)}>
      <bdi className={styles['what']} title={what}>
        {what}
      </bdi>
      {keys.size === 1 && <OneTools item={primary} edit={edit} onConnect={onConnect} />}
      {primary !== START && (
        <Tool text={t.remove} keys="Del" icon={<Trash2 aria-hidden="true" />} onClick={() => edit.remove(keys)} danger />
      )}
    </div>
  );
}

function OneTools({ item, edit, onConnect }: Pick<SelectionToolsProps, 'edit' | 'onConnect'> & { readonly item: ItemKey }) {
  const t = useText().canvas;
  const [kind, id] = partsOf(item);
  const node = useWorkspace(({ doc }) => doc.graph.nodes.find((one) => one.id === id));
  const ends = useWorkspace(({ doc }) => doc.graph.edges.some((edge) => edge.source === id && edge.target === END));
  if (kind !== 'node') {
    return <Tool main text={t.change} keys="C" icon={<Settings2 aria-hidden="true" />} onClick={() => onConnect(item)} />;
  }
  const connectTool = <Tool main text={t.connect} keys="C" icon={<Spline aria-hidden="true" />} onClick={() => onConnect(item)} />;
  if (node === undefined) return connectTool;
  return (
    <>
      {connectTool}
      <Tool
        text={t.toEnd}
        title={t.toEndHint}
        icon={<CircleStop aria-hidden="true" />}
        disabled={ends}
        onClick={() => actions.edit({ label: 'connect', apply: (doc) => connect(doc, id, END) })}
      />
      <Tool text={t.rename} keys="F2" icon={<Pencil aria-hidden="true" />} onClick={() => edit.rename(id)} />
      <Tool
        text={t.defer}
        title={t.deferHint}
        icon={<Hourglass aria-hidden="true" />}
        pressed={node.defer}
        onClick={() => edit.toggleDefer(id)}
      />
    </>
  );
}

interface ToolProps {
  readonly text: string;
  readonly title?: string;
  readonly keys?: string;
  readonly icon: ReactNode;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly danger?: boolean;
  /** Keeps its words longest where there is little room. */
  readonly main?: boolean;
  readonly onClick: () => void;
}

function Tool({ text, title, keys, icon, pressed, disabled = false, danger = false, main = false, onClick }: ToolProps) {
  return (
    <Button
      look="quiet"
      icon={icon}
      title={[title ?? text, keys].filter((part) => part !== undefined).join(' · ')}
      aria-pressed={pressed}
      className={clsx(pressed === true && styles['on'], danger && styles['danger'])}
      disabled={disabled}
      onClick={onClick}
    >
      <span className={clsx(styles['text'], main && styles['main'])}>{text}</span>
    </Button>
  );
}

/** What the selection is called; null where nothing of the graph is selected. */
function useItemName({ primary, keys }: Selected): string | null {
  const t = useText();
  const graph = useWorkspace(({ doc }) => doc.graph);
  if (primary === null) return null;
  if (keys.size > 1) return t.canvas.several(keys.size);
  const [kind, id] = partsOf(primary);
  switch (kind) {
    case 'node':
      return callName(t, graph, id);
    case 'edge': {
      const edge = graph.edges.find((one) => one.id === id);
      return edge === undefined ? null : `${callName(t, graph, edge.source)} → ${callName(t, graph, edge.target)}`;
    }
    case 'join': {
      const join = graph.joins.find((one) => one.id === id);
      return join === undefined ? null : `${t.canvas.kinds.join} → ${callName(t, graph, join.target)}`;
    }
    case 'router':
      return graph.routers.find((one) => one.id === id)?.name ?? null;
  }
}
