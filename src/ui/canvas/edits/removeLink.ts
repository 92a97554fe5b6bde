import { deleteEdge, type PlaygroundDoc, setEnds, setJoinSources, setRouterTargets } from '~/core/document';
import type { LinkItem } from '../picture/links';

/** Deletes one line: of a join or router only that source or target, unless it is the whole of it. */
export function removeLink(doc: PlaygroundDoc, item: LinkItem): PlaygroundDoc {
  const { joins, routers, nodes } = doc.graph;
  switch (item.kind) {
    case 'edge':
    case 'joinOut':
    case 'routerIn':
      return deleteEdge(doc, item.id);
    case 'joinIn': {
      const join = joins.find((one) => one.id === item.id);
      return join === undefined
        ? doc
        : setJoinSources(
            doc,
            item.id,
            join.sources.filter((source) => source !== item.source),
          );
    }
    case 'route': {
      const router = routers.find((one) => one.id === item.id);
      return router === undefined
        ? doc
        : setRouterTargets(
            doc,
            item.id,
            router.targets.filter((target) => target !== item.target),
          );
    }
    case 'command': {
      const node = nodes.find((one) => one.id === item.source);
      return node === undefined
        ? doc
        : setEnds(
            doc,
            item.source,
            node.ends.filter((target) => target !== item.target),
          );
    }
  }
}
