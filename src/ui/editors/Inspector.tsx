import { useEffect, useRef, useState } from 'react';
import { END, START } from '~/core/document';
import { useText } from '~/i18n';
import { Tabs } from '~/ui/kit';
import { type Bench as BenchState, useWorkspace } from '~/workspace';
import { Bench } from './bench/Bench';
import { EditorProvider } from './code/EditorProvider';
import { FieldInspector } from './field/FieldInspector';
import { GraphSettings } from './graph/GraphSettings';
import styles from './Inspector.module.css';
import { EdgeInspector } from './links/EdgeInspector';
import { EndInspector } from './links/EndInspector';
import { JoinInspector } from './links/JoinInspector';
import { RouterInspector } from './links/RouterInspector';
import { NodeInspector } from './node/NodeInspector';
import { SharedInspector } from './SharedInspector';
import { TurnInspector } from './turn/TurnInspector';

/** The right place: everything there is to say and change about what is selected, and the bench while one is open. */
export function Inspector() {
  const t = useText();
  const bench = useWorkspace((workspace) => workspace.bench);
  return (
    <div className={styles['inspector']} role="region" aria-label={t.editors.title}>
      <EditorProvider>
        {bench === null ? (
          <div className={styles['scroll']}>
            <Selected />
          </div>
        ) : (
          <WithBench bench={bench} />
        )}
      </EditorProvider>
    </div>
  );
}

/** The bench stays as it is while something else is looked at. */
function WithBench({ bench }: { readonly bench: BenchState }) {
  const t = useText();
  const selection = useWorkspace((workspace) => workspace.selection);
  const [view, setView] = useState<'selected' | 'bench'>('bench');
  const first = useRef(selection);
  useEffect(() => {
    if (selection !== first.current) setView('selected');
    first.current = selection;
  }, [selection]);
  // Calls are sent here from the record too; only then do the arguments change while the bench is not in view.
  useEffect(() => setView('bench'), [bench.field.id, bench.existing, bench.updates]);
  return (
    <Tabs
      label={t.editors.tabs}
      current={view}
      onChange={setView}
      tabs={[
        { id: 'selected', label: t.editors.selected, content: <Selected /> },
        { id: 'bench', label: t.bench.tab, content: <Bench bench={bench} /> },
      ]}
    />
  );
}

function Selected() {
  const selection = useWorkspace((workspace) => workspace.selection);
  const doc = useWorkspace((workspace) => workspace.doc);
  const { graph } = doc;
  return find() ?? <GraphSettings doc={doc} />;

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
