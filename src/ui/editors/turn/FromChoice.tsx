import { type CheckpointPlace, setFrom } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { SelectField } from '~/ui/kit';
import { actions, useTrace } from '~/workspace';
import styles from '../parts/parts.module.css';

/** How many supersteps of a turn that has not run can be chosen. */
const OFFERED = 5;

/** The checkpoint that a turn starts from: the newest of its thread, or one that an earlier turn left. */
export function FromChoice({ from, index }: { readonly from: CheckpointPlace | undefined; readonly index: number }) {
  const t = useLateText().threads.inspector;
  const trace = useTrace();
  const ran = (turn: number) => trace?.moments.filter((moment) => moment.turn === turn - 1).at(-1)?.superstep;
  const choose = (next: CheckpointPlace | undefined) => actions.edit({ label: 'editTurns', apply: (doc) => setFrom(doc, index, next) });
  const most = from === undefined ? 0 : Math.max(from.superstep, ran(from.turn) ?? OFFERED);
  const places = Array.from({ length: most + 2 }, (_none, at) => at - 1);
  if (index === 0) return null;
  return (
    <div className={styles['group']}>
      <div className={styles['row']}>
        <SelectField
          label={t.from}
          value={from === undefined ? '' : String(from.turn)}
          options={[
            { id: '', label: t.newest },
            ...Array.from({ length: index }, (_none, at) => ({ id: String(at + 1), label: t.fromTurn(at + 1) })),
          ]}
          onChange={(id) => choose(id === '' ? undefined : { turn: Number(id), superstep: ran(Number(id)) ?? 0 })}
        />
        {from !== undefined && (
          <SelectField
            label={t.fromPlace}
            value={String(from.superstep)}
            options={places.map((place) => ({
              id: String(place),
              label: place < 0 ? t.places.before : place === 0 ? t.places.input : t.places.superstep(place),
            }))}
            onChange={(id) => choose({ ...from, superstep: Number(id) })}
          />
        )}
      </div>
      {from !== undefined && <p className={styles['hint']}>{t.fromHint}</p>}
    </div>
  );
}
