import { ArrowDown, ArrowUp, Plus } from 'lucide-react';
import { addTurn, deleteTurn, EMPTY_INPUT, type GraphSpec, moveTurn, type Place, setTurn, type Turn } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { IconButton, SelectField } from '~/ui/kit';
import { actions } from '~/workspace';
import { SourceEditor } from '../code/SourceEditor';
import { Frame } from '../parts/Frame';
import styles from '../parts/parts.module.css';
import { refOptions } from '../parts/refName';
import { InputFields } from './InputFields';

interface TurnInspectorProps {
  readonly turn: Turn;
  readonly index: number;
  readonly graph: GraphSpec;
}

/** One turn of the thread: an input or a state update, as a form over its fields and as source. */
export function TurnInspector({ turn, index, graph }: TurnInspectorProps) {
  const t = useLateText();
  const { turns, nodes } = graph;
  const matches = (place: Place) => place.kind === 'turn' && place.index === index;
  const change = (next: Turn) => actions.edit({ label: 'editTurns', apply: (doc) => setTurn(doc, index, next) });
  const move = (to: number) => {
    actions.edit({ label: 'editTurns', apply: (doc) => moveTurn(doc, index, to) });
    actions.select({ kind: 'turn', index: to });
  };
  const setKind = (kind: Turn['kind']) => {
    const first = nodes[0];
    const source = 'source' in turn ? turn.source : EMPTY_INPUT;
    if (kind === 'input') change({ kind, source });
    else if (first !== undefined) change({ kind: 'update', asNode: first.id, source });
  };
  return (
    <Frame
      kind={t.editors.turn.kind(index + 1, turns.length)}
      matches={matches}
      aside={
        <>
          <IconButton label={t.editors.turn.up} disabled={index === 0} onClick={() => move(index - 1)}>
            <ArrowUp aria-hidden="true" />
          </IconButton>
          <IconButton label={t.editors.turn.down} disabled={index === turns.length - 1} onClick={() => move(index + 1)}>
            <ArrowDown aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t.editors.turn.add}
            onClick={() => {
              actions.edit({ label: 'editTurns', apply: (doc) => addTurn(doc) });
              actions.select({ kind: 'turn', index: turns.length });
            }}
          >
            <Plus aria-hidden="true" />
          </IconButton>
        </>
      }
      deleteLabel={t.editors.deleteWhat(t.editors.turn.kind(index + 1, turns.length))}
      onDelete={() => actions.edit({ label: 'editTurns', apply: (doc) => deleteTurn(doc, index) })}
    >
      <div className={styles['row']}>
        <SelectField
          label={t.editors.turn.what}
          value={turn.kind}
          options={[
            { id: 'input', label: t.editors.turn.input },
            { id: 'update', label: t.editors.turn.update, disabled: nodes.length === 0 },
          ]}
          onChange={setKind}
        />
        {turn.kind === 'update' && (
          <SelectField
            label={t.editors.turn.asNode}
            value={turn.asNode}
            options={refOptions(
              graph,
              nodes.map((node) => node.id),
              t,
            )}
            onChange={(asNode) => change({ ...turn, asNode })}
          />
        )}
      </div>
      {'source' in turn && (
        <>
          <InputFields key={index} turn={turn} index={index} fields={graph.fields} />
          <div className={styles['group']}>
            <p className={styles['legend']}>{t.editors.turn.source}</p>
            <SourceEditor sourceKey={`turn:${index}`} label={t.editors.turn.sourceOf(index + 1)} />
          </div>
        </>
      )}
    </Frame>
  );
}
