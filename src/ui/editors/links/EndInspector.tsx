import { END, type GraphSpec, type NodeRef, START } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { Button } from '~/ui/kit';
import { actions } from '~/workspace';
import { Frame } from '../parts/Frame';
import styles from '../parts/parts.module.css';
import { refName } from '../parts/refName';

/** START or END: what it stands for, and which nodes are beside it. */
export function EndInspector({ end, graph }: { readonly end: typeof START | typeof END; readonly graph: GraphSpec }) {
  const t = useLateText();
  const nodes = end === START ? after(graph) : before(graph);
  return (
    <Frame kind={end === START ? t.editors.start : t.editors.end} text={end === START ? t.editors.ends.startText : t.editors.ends.endText}>
      <div className={styles['group']}>
        <p className={styles['legend']}>{end === START ? t.editors.ends.out : t.editors.ends.into}</p>
        {nodes.length === 0 && <p className={styles['hint']}>{t.editors.ends.none}</p>}
        <div className={styles['buttons']}>
          {nodes.map((ref) => (
            <Button
              key={ref}
              onClick={() => actions.select(ref === END ? { kind: 'end' } : ref === START ? { kind: 'start' } : { kind: 'node', id: ref })}
            >
              <bdi>{refName(graph, ref, t)}</bdi>
            </Button>
          ))}
        </div>
      </div>
    </Frame>
  );
}

function after({ edges, routers }: GraphSpec): readonly NodeRef[] {
  const plain = edges.filter((edge) => edge.source === START).map((edge) => edge.target);
  return [...new Set([...plain, ...routers.filter((router) => router.source === START).flatMap((router) => router.targets)])];
}

function before({ edges, joins, nodes, routers }: GraphSpec): readonly NodeRef[] {
  return [
    ...new Set([
      ...edges.filter((edge) => edge.target === END).map((edge) => edge.source),
      ...joins.filter((join) => join.target === END).flatMap((join) => join.sources),
      ...routers.filter((router) => router.targets.includes(END)).map((router) => router.source),
      ...nodes.filter((node) => node.ends.includes(END)).map((node) => node.id),
    ]),
  ];
}
