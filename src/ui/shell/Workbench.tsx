import { useState } from 'react';
import { Group, type Layout, Panel, Separator } from 'react-resizable-panels';
import { useText } from '~/i18n';
import { Canvas } from '~/ui/canvas';
import { StatePanel } from '~/ui/state';
import { actions, getWorkspace, useWhole } from '~/workspace';
import { GoOnPlace, InspectorPlace, RecordPlace, TimelinePlace } from './laterPlaces';
import { UnderCompare } from './UnderCompare';
import styles from './Workbench.module.css';

/** The five places on a wide screen, with separators that a mouse or the arrow keys move; sizes are remembered. */
export default function Workbench() {
  const t = useText();
  const panels = useWhole((workspace) => workspace.preferences.panels);
  // The sizes that the page opens with; from then on the panels themselves know.
  const [remembered] = useState(panels);
  const layoutOf = (group: string) => {
    const layout = remembered[group];
    return layout === undefined ? {} : { defaultLayout: layout };
  };
  const keep = (group: string) => (layout: Layout) => actions.prefer({ panels: { ...getWorkspace().preferences.panels, [group]: layout } });
  return (
    <UnderCompare>
      {' '}
      <Group orientation="vertical" className={styles['bench']} id="rows" {...layoutOf('rows')} onLayoutChanged={keep('rows')}>
        <Panel id="top" minSize="25%" defaultSize="58%">
          <Group orientation="horizontal" id="columns" {...layoutOf('columns')} onLayoutChanged={keep('columns')}>
            <Panel id="state" className={styles['place']} minSize="200px" defaultSize="19%">
              <StatePanel />
            </Panel>
            <Separator className={styles['column']} aria-label={t.shell.resize(t.shell.places.state)} />
            <Panel id="graph" className={styles['place']} minSize="25%" defaultSize="51%">
              <Canvas />
            </Panel>
            <Separator className={styles['column']} aria-label={t.shell.resize(t.shell.places.inspector)} />
            <Panel id="inspector" className={styles['place']} minSize="260px" defaultSize="30%">
              <InspectorPlace />
            </Panel>
          </Group>
        </Panel>
        <Separator className={styles['row']} aria-label={t.shell.resize(t.shell.places.record)} />
        <Panel id="bottom" minSize="15%" defaultSize="42%" className={styles['bottom']}>
          <TimelinePlace />
          <GoOnPlace />
          <div className={styles['record']}>
            <RecordPlace />
          </div>
        </Panel>
      </Group>
    </UnderCompare>
  );
}
