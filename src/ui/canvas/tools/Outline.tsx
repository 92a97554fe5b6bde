import { Spline, Trash2 } from 'lucide-react';
import { END, type NodeRef, START } from '~/core/document';
import { useText } from '~/i18n';
import { IconButton } from '~/ui/kit';
import { actions, useWorkspace } from '~/workspace';
import { callName, describeLink, describeShape } from '../describe';
import { ProblemMark } from '../draw/ProblemMark';
import { type ItemKey, keyOfLink } from '../edits/item';
import { removeLink } from '../edits/removeLink';
import type { CanvasActions } from '../flow/useCanvasActions';
import type { Selected } from '../flow/useSelected';
import { IDLE_LOOK } from '../picture/picture';
import type { Link } from '../picture/links';
import { readingOrder } from '../flow/readingOrder';
import type { DrawnGraph } from '../useScene';
import styles from './Outline.module.css';

interface OutlineProps {
  readonly drawn: DrawnGraph;
  readonly selected: Selected;
  readonly edit: CanvasActions;
  readonly onConnect: (item: ItemKey) => void;
}

/** The graph as a list: every node with where it leads, each to be selected, connected and deleted. */
export function Outline({ drawn, selected, edit, onConnect }: OutlineProps) {
  const t = useText();
  const graph = useWorkspace(({ doc }) => doc.graph);
  const refs = readingOrder(drawn.scene.places.nodes);
  return (
    <nav className={styles['outline']} aria-label={t.canvas.outlineLabel}>
      {graph.nodes.length === 0 && <p className={styles['none']}>{t.canvas.outlineEmpty}</p>}
      <ul>
        {refs
          .filter((ref) => ref !== END)
          .map((ref) => (
            <Item key={ref} at={ref} drawn={drawn} selected={selected} edit={edit} onConnect={onConnect} />
          ))}
      </ul>
    </nav>
  );
}

function Item({ at, drawn, selected, edit, onConnect }: OutlineProps & { readonly at: NodeRef }) {
  const t = useText();
  const graph = useWorkspace(({ doc }) => doc.graph);
  const shape = drawn.shapes.get(at);
  const name = callName(t, graph, at);
  const links = drawn.scene.links.filter((link) => leavesFrom(link, at));
  if (shape === undefined) return null;
  return (
    <li className={styles['item']}>
      <div className={styles['row']}>
        <button
          type="button"
          className={styles['name']}
          aria-current={selected.keys.has(at)}
          aria-label={describeShape(t, graph, shape)}
          onClick={() => selected.select([at])}
        >
          <bdi>{name}</bdi>
          {shape.kind === 'node' && <ProblemMark problems={shape.problems} />}
        </button>
        <IconButton label={t.canvas.connectFrom(name)} onClick={() => onConnect(at)}>
          <Spline aria-hidden="true" />
        </IconButton>
        {at !== START && (
          <IconButton label={t.canvas.removeThis(name)} onClick={() => edit.remove([at])}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {links.length === 0 ? (
        <p className={styles['none']}>{t.canvas.goesNowhere}</p>
      ) : (
        <ul>
          {links.map((link) => (
            <Line key={link.key} link={link} drawn={drawn} selected={selected} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Line({ link, drawn, selected }: Pick<OutlineProps, 'drawn' | 'selected'> & { readonly link: Link }) {
  const t = useText();
  const graph = useWorkspace(({ doc }) => doc.graph);
  const text = describeLink(t, graph, link.item, drawn.picture.looks.get(link.key) ?? IDLE_LOOK);
  const { item } = link;
  const short = item.kind === 'edge' ? t.canvas.goesTo(callName(t, graph, item.target)) : text;
  const key = keyOfLink(item);
  return (
    <li className={styles['row']}>
      <button
        type="button"
        className={styles['link']}
        aria-current={selected.keys.has(key)}
        aria-label={text}
        onClick={() => selected.select([key])}
      >
        <span aria-hidden="true">↳</span>
        <bdi>{short}</bdi>
      </button>
      <IconButton
        label={t.canvas.removeThis(text)}
        onClick={() => actions.edit({ label: 'deleteEdge', apply: (doc) => removeLink(doc, item) })}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** A join's way on from its bar is told by the lines into the bar; a router's own line by its targets, if it has any. */
function leavesFrom({ item }: Link, ref: NodeRef): boolean {
  return item.kind !== 'joinOut' && item.source === ref;
}
