import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { Hazard, HazardPlace } from '~/core/analysis';
import { useLateText } from '~/i18n/late';
import { Button, Chip, Section } from '~/ui/kit';
import { actions, type Selection, selectionOfSource, useWorkspace } from '~/workspace';
import styles from './HazardList.module.css';

/** Hazards that are shown at first. */
const FIRST = 20;

/** What the document does that is rarely meant, each with its reason, a way to the place, and fixes. */
export default function HazardList() {
  const t = useLateText().hazards;
  const hazards = useWorkspace((workspace) => workspace.hazards);
  const [all, setAll] = useState(false);
  const surest = hazards.toSorted((one, other) => Number(one.sure === 'likely') - Number(other.sure === 'likely'));
  const shown = all ? surest : surest.slice(0, FIRST);
  return (
    <Section title={`${t.title} · ${hazards.length}`}>
      <ul className={styles['list']}>
        {shown.map((hazard) => (
          <li key={JSON.stringify([hazard.code, hazard.place, hazard.params])} className={styles['hazard']} data-sure={hazard.sure}>
            <Item hazard={hazard} />
          </li>
        ))}
      </ul>
      {shown.length < hazards.length && (
        <div className={styles['more']}>
          <Button look="quiet" onClick={() => setAll(true)}>
            {t.all(hazards.length)}
          </Button>
        </div>
      )}
    </Section>
  );
}

function Item({ hazard }: { readonly hazard: Hazard }) {
  const t = useLateText().hazards;
  const { title, reason } = t.codes[hazard.code];
  return (
    <>
      <button type="button" className={styles['head']} onClick={() => actions.select(selectionOf(hazard.place))}>
        <TriangleAlert aria-hidden="true" size={15} />
        <span>
          {title} <Chip look={hazard.sure === 'likely' ? 'dashed' : 'warn'}>{t.sure[hazard.sure]}</Chip>
        </span>
      </button>
      <p className={styles['reason']}>{reason(hazard.params)}</p>
      {hazard.fixes.length > 0 && (
        <div className={styles['fixes']}>
          {hazard.fixes.map((fix) => (
            <Button key={fix} onClick={() => void actions.fixHazard(hazard, fix)}>
              {t.fixes[fix]}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

/** What to select to see it: the code where that is the place, else the nodes, the edge or the field. */
function selectionOf({ source, nodes: [node], fields: [field], turns: [turn] }: HazardPlace): Selection {
  if (source !== null) return selectionOfSource(source);
  if (node !== undefined) return { kind: 'node', id: node };
  if (turn !== undefined) return { kind: 'turn', index: turn };
  return field === undefined ? { kind: 'none' } : { kind: 'field', id: field };
}
