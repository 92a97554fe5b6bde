import { type GraphSpec, setTurn, type Turn } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { SelectField } from '~/ui/kit';
import { actions } from '~/workspace';
import styles from '../parts/parts.module.css';
import { refOptions } from '../parts/refName';

interface UpdateChoiceProps {
  readonly turn: Extract<Turn, { readonly kind: 'update' }>;
  readonly index: number;
  readonly graph: GraphSpec;
}

/** As which node the state is updated, and whether that goes through the reducers. */
export function UpdateChoice({ turn, index, graph }: UpdateChoiceProps) {
  const t = useLateText();
  const { hows, howHints, how } = t.threads.inspector;
  const current = turn.how ?? 'contribute';
  const change = (next: Turn) => actions.edit({ label: 'editTurns', apply: (doc) => setTurn(doc, index, next) });
  const setHow = (next: 'contribute' | 'set') => {
    const { how: _old, ...rest } = turn;
    change(next === 'set' ? { ...rest, how: next } : rest);
  };
  return (
    <div className={styles['group']}>
      <div className={styles['row']}>
        <SelectField
          label={t.editors.turn.asNode}
          value={turn.asNode}
          options={refOptions(
            graph,
            graph.nodes.map((node) => node.id),
            t,
          )}
          onChange={(asNode) => change({ ...turn, asNode })}
        />
        <SelectField
          label={how}
          value={current}
          options={(['contribute', 'set'] as const).map((id) => ({ id, label: hows[id] }))}
          onChange={setHow}
        />
      </div>
      <p className={styles['hint']}>{howHints[current]}</p>
    </div>
  );
}
