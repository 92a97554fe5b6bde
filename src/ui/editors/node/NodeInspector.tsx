import { deleteNode, END, type GraphNode, type GraphSpec, type Place, renameNode, setDefer, setEnds, setReads } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { CheckField } from '~/ui/kit';
import { actions } from '~/workspace';
import { SourceEditor } from '../code/SourceEditor';
import { Frame } from '../parts/Frame';
import { FieldChecks } from '../parts/FieldChecks';
import { NameField } from '../parts/NameField';
import styles from '../parts/parts.module.css';
import { RefChecks } from '../parts/RefChecks';
import { InnerGraphChoice } from './InnerGraphChoice';
import { MadeGraph } from './MadeGraph';
import { PauseChecks } from './PauseChecks';
import { ReadyCode } from './ReadyCode';

/** One node: its name, its code, and how LangGraph treats it. */
export function NodeInspector({ node, graph }: { readonly node: GraphNode; readonly graph: GraphSpec }) {
  const t = useLateText().editors;
  const schemas = useLateText().schemas;
  const { id } = node;
  const matches = (place: Place) => place.kind === 'node' && place.id === id;
  return (
    <Frame
      kind={t.node.kind}
      matches={matches}
      deleteLabel={t.deleteWhat(node.name)}
      onDelete={() => actions.edit({ label: 'deleteNode', apply: (doc) => deleteNode(doc, id) })}
    >
      <NameField name={node.name} burst={`name:${id}`} edit="renameNode" rename={(doc, name) => renameNode(doc, id, name)} />
      {node.inner === undefined ? (
        <div className={styles['group']}>
          <p className={styles['legend']}>{t.node.source}</p>
          <SourceEditor sourceKey={`node:${id}`} label={t.node.sourceOf(node.name)} />
          <MadeGraph id={id} name={node.name} />
        </div>
      ) : (
        <InnerGraphChoice node={node} />
      )}
      <CheckField
        label={t.node.defer}
        hint={t.node.deferHint}
        checked={node.defer}
        onChange={(on) => actions.edit({ label: 'editNode', apply: (doc) => setDefer(doc, id, on) })}
      />
      <PauseChecks node={node} />
      <FieldChecks
        legend={schemas.reads}
        hint={schemas.readsHint}
        fields={graph.fields}
        chosen={node.reads ?? null}
        onChange={(reads) => actions.edit({ label: 'editNode', apply: (doc) => setReads(doc, id, reads) })}
      />
      <RefChecks
        legend={t.node.ends}
        hint={t.node.endsHint}
        graph={graph}
        refs={[...graph.nodes.map((one) => one.id), END]}
        chosen={node.ends}
        onChange={(ends) => actions.edit({ label: 'editNode', apply: (doc) => setEnds(doc, id, ends) })}
      />
      {node.inner === undefined && (
        <>
          <ReadyCode id={id} />
          <InnerGraphChoice node={node} />
        </>
      )}
    </Frame>
  );
}
