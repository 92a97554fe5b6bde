import { useRef, useState } from 'react';
import { END, START } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { type Tab, Tabs } from '~/ui/kit';
import { type Bench as BenchState, type Lab as LabState, useWorkspace } from '~/workspace';
import { Bench } from './bench/Bench';
import { EditorProvider } from './code/EditorProvider';
import { FieldInspector } from './field/FieldInspector';
import { GraphSettings } from './graph/GraphSettings';
import styles from './Inspector.module.css';
import { Laws } from './lab/Laws';
import { Orders } from './lab/Orders';
import { EdgeInspector } from './links/EdgeInspector';
import { EndInspector } from './links/EndInspector';
import { JoinInspector } from './links/JoinInspector';
import { RouterInspector } from './links/RouterInspector';
import { MadeSelected } from './node/MadeSelected';
import { NodeInspector } from './node/NodeInspector';
import { SharedInspector } from './SharedInspector';
import { TurnInspector } from './turn/TurnInspector';
import { useToolFocus } from './useToolFocus';

/** The right place: everything there is to say and change about what is selected, and the bench while one is open. */
export function Inspector() {
  const t = useLateText();
  const bench = useWorkspace((workspace) => workspace.bench);
  const lab = useWorkspace((workspace) => workspace.lab);
  const region = useRef<HTMLDivElement>(null);
  useToolFocus(region);
  return (
    <div ref={region} className={styles['inspector']} role="region" aria-label={t.editors.title} tabIndex={-1}>
      <EditorProvider>
        {bench === null && lab === null ? (
          <div className={styles['scroll']}>
            <Selected />
          </div>
        ) : (
          <WithTools bench={bench} lab={lab} />
        )}
      </EditorProvider>
    </div>
  );
}

type View = 'selected' | 'bench' | 'lab';

/** The bench and an open experiment stay as they are while something else is looked at. */
function WithTools({ bench, lab }: { readonly bench: BenchState | null; readonly lab: LabState | null }) {
  const t = useLateText();
  const late = useLateText().lab;
  const selection = useWorkspace((workspace) => workspace.selection);
  const opened = useWorkspace((workspace) => workspace.opened);
  const [seen, setSeen] = useState({ selection, opened });
  const [view, setView] = useState<View>(opened?.tool ?? 'selected');
  // Whatever was asked for last comes into view.
  if (seen.selection !== selection || seen.opened !== opened) {
    setSeen({ selection, opened });
    setView(seen.opened === opened ? 'selected' : (opened?.tool ?? 'selected'));
  }
  const tabs: Tab<View>[] = [{ id: 'selected', label: t.editors.selected, content: <Selected /> }];
  if (bench !== null) tabs.push({ id: 'bench', label: t.bench.tab, content: <Bench bench={bench} /> });
  if (lab !== null) {
    const content = lab.kind === 'laws' ? <Laws lab={lab} /> : <Orders lab={lab} />;
    tabs.push({ id: 'lab', label: lab.kind === 'laws' ? late.laws : late.orders, content });
  }
  const current = tabs.some(({ id }) => id === view) ? view : 'selected';
  return <Tabs label={t.editors.tabs} current={current} onChange={setView} tabs={tabs} />;
}

function Selected() {
  const selection = useWorkspace((workspace) => workspace.selection);
  const doc = useWorkspace((workspace) => workspace.doc);
  const { graph } = doc;
  const isMade = useWorkspace((workspace) => workspace.isMade);
  return isMade ? <MadeSelected /> : (find() ?? <GraphSettings doc={doc} />);

  function find() {
    switch (selection.kind) {
      case 'none':
        return undefined;
      case 'shared':
        return <SharedInspector />;
      case 'start':
        return <EndInspector end={START} graph={graph} />;
      case 'end':
        return <EndInspector end={END} graph={graph} />;
      case 'turn': {
        const turn = graph.turns[selection.index];
        return turn && <TurnInspector turn={turn} index={selection.index} graph={graph} />;
      }
      case 'field': {
        const field = graph.fields.find(({ id }) => id === selection.id);
        return field && <FieldInspector key={field.id} field={field} />;
      }
      case 'node': {
        const node = graph.nodes.find(({ id }) => id === selection.id);
        return node && <NodeInspector key={node.id} node={node} graph={graph} />;
      }
      case 'edge': {
        const edge = graph.edges.find(({ id }) => id === selection.id);
        return edge && <EdgeInspector key={edge.id} edge={edge} graph={graph} />;
      }
      case 'join': {
        const join = graph.joins.find(({ id }) => id === selection.id);
        return join && <JoinInspector key={join.id} join={join} graph={graph} />;
      }
      case 'router': {
        const router = graph.routers.find(({ id }) => id === selection.id);
        return router && <RouterInspector key={router.id} router={router} graph={graph} />;
      }
    }
  }
}
