import { ArrowDown, ArrowUp, Plus } from 'lucide-react';
import { addTurn, deleteTurn, type GraphSpec, moveTurn, type Place, setTurn, threadOf, type Turn } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { IconButton, SelectField } from '~/ui/kit';
import { actions } from '~/workspace';
import { SourceEditor } from '../code/SourceEditor';
import { Frame } from '../parts/Frame';
import styles from '../parts/parts.module.css';
import { ContextChoice } from './ContextChoice';
import { FromChoice } from './FromChoice';
import { InputFields } from './InputFields';
import { ofKind } from './ofKind';
import { ThreadChoice } from './ThreadChoice';
import { UntilChoice } from './UntilChoice';
import { UpdateChoice } from './UpdateChoice';

interface TurnInspectorProps {
  readonly turn: Turn;
  readonly index: number;
  readonly graph: GraphSpec;
}

const KINDS = ['input', 'resume', 'continue', 'update', 'delete'] as const;

/** One turn: what is done, to which thread and from where, and its value as a form over the fields and as source. */
export function TurnInspector({ turn, index, graph }: TurnInspectorProps) {
  const t = useLateText();
  const { turns, nodes } = graph;
  const { inspector } = t.threads;
  const setKind = (kind: Turn['kind']) => {
    const next = ofKind(turn, kind, nodes[0]?.id);
    if (next !== null) actions.edit({ label: 'editTurns', apply: (doc) => setTurn(doc, index, next) });
  };
  return (
    <Frame
      kind={t.editors.turn.kind(index + 1, turns.length)}
      matches={(place: Place) => place.kind === 'turn' && place.index === index}
      aside={<Moving index={index} count={turns.length} />}
      deleteLabel={t.editors.deleteWhat(t.editors.turn.kind(index + 1, turns.length))}
      onDelete={() => actions.edit({ label: 'editTurns', apply: (doc) => deleteTurn(doc, index) })}
    >
      <div className={styles['group']}>
        <SelectField
          label={t.editors.turn.what}
          value={turn.kind}
          options={KINDS.map((id) => ({ id, label: inspector.kinds[id], disabled: id === 'update' && nodes.length === 0 }))}
          onChange={setKind}
        />
        <p className={styles['hint']}>{inspector.hints[turn.kind]}</p>
      </div>
      {turn.kind === 'update' && <UpdateChoice turn={turn} index={index} graph={graph} />}
      <ThreadChoice thread={threadOf(turn)} index={index} graph={graph} />
      {turn.kind !== 'delete' && <FromChoice from={turn.from} index={index} />}
      {turn.kind !== 'delete' && turn.kind !== 'update' && <UntilChoice until={turn.until} index={index} />}
      {'source' in turn && (
        <>
          {turn.kind !== 'resume' && <InputFields key={index} turn={turn} index={index} fields={graph.fields} />}
          <div className={styles['group']}>
            <p className={styles['legend']}>{turn.kind === 'resume' ? inspector.answer : t.editors.turn.source}</p>
            <SourceEditor sourceKey={`turn:${index}`} label={t.editors.turn.sourceOf(index + 1)} />
            {turn.kind === 'resume' && <p className={styles['hint']}>{inspector.answerHint}</p>}
          </div>
        </>
      )}
      {turn.kind !== 'delete' && turn.kind !== 'update' && <ContextChoice context={turn.context} index={index} />}
    </Frame>
  );
}

function Moving({ index, count }: { readonly index: number; readonly count: number }) {
  const t = useLateText().editors.turn;
  const move = (to: number) => {
    actions.edit({ label: 'editTurns', apply: (doc) => moveTurn(doc, index, to) });
    actions.select({ kind: 'turn', index: to });
  };
  return (
    <>
      <IconButton label={t.up} disabled={index === 0} onClick={() => move(index - 1)}>
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton label={t.down} disabled={index === count - 1} onClick={() => move(index + 1)}>
        <ArrowDown aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t.add}
        onClick={() => {
          actions.edit({ label: 'editTurns', apply: (doc) => addTurn(doc) });
          actions.select({ kind: 'turn', index: count });
        }}
      >
        <Plus aria-hidden="true" />
      </IconButton>
    </>
  );
}
