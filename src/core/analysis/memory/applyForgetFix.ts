import { deleteTurn, type PlaygroundDoc, setFrom, setMemory, setThread } from '~/core/document';
import type { Forgetting } from './forgetting';

/** The document in which the turn would remember; the same one where that is the code of a node. */
export function applyForgetFix(doc: PlaygroundDoc, forgetting: Forgetting): PlaygroundDoc {
  switch (forgetting.kind) {
    case 'noSaver':
    case 'newSaver':
      return setMemory(doc, { saver: 'memory' });
    case 'otherThread':
      return setThread(doc, forgetting.turn - 1, forgetting.beforeThread);
    case 'deleted':
      return deleteTurn(doc, forgetting.deletedBy - 1);
    case 'wentBack':
      return setFrom(doc, forgetting.turn - 1, undefined);
    default:
      return doc;
  }
}
