import { useState } from 'react';
import { useText } from '~/i18n';
import { Canvas } from '~/ui/canvas';
import { Tabs } from '~/ui/kit';
import { StatePanel } from '~/ui/state';
import { Transport } from '~/ui/stepper/Transport';
import { useWhole } from '~/workspace';
import { GoOnPlace, InspectorPlace, RecordPlace, TimelinePlace } from './laterPlaces';
import styles from './Pocket.module.css';
import { UnderCompare } from './UnderCompare';

type Place = 'state' | 'graph' | 'inspector' | 'record';

/** The same places on a narrow screen, one at a time, with the transport under the thumb. */
export default function Pocket() {
  const t = useText();
  const [place, setPlace] = useState<Place>('graph');
  const opened = useWhole((workspace) => workspace.opened);
  const [seen, setSeen] = useState(opened);
  // A tool is asked for in other places than the one where it is.
  if (seen !== opened) {
    setSeen(opened);
    setPlace('inspector');
  }
  const content = { state: <StatePanel />, graph: <Canvas />, inspector: <InspectorPlace />, record: <RecordPlace /> };
  return (
    <UnderCompare>
      <div className={styles['pocket']}>
        <div className={styles['place']}>
          <Tabs
            label={t.shell.placesLabel}
            current={place}
            onChange={setPlace}
            tabs={(['graph', 'record', 'state', 'inspector'] as const).map((id) => ({
              id,
              label: t.shell.places[id],
              content: content[id],
            }))}
          />
        </div>
        <GoOnPlace />
        <TimelinePlace />
        <div className={styles['transport']}>
          <Transport />
        </div>
      </div>
    </UnderCompare>
  );
}
