import type { PlaygroundDoc } from '~/core/document';
import type { FixCode, Hazard } from '../hazard';
import { addMissingField } from './addMissingField';
import { deferNode, edgesForJoin, joinBranches, leaveLoop, serialise } from './edgeFixes';
import { editSource } from './editSource';
import { narrow } from './narrow';
import { giveBuiltIn, giveReducer, makePlain, putUsual, startNone, wrapMath } from './reducerFixes';
import { sendOverwrite } from './sendOverwrite';

/** The document with one hazard mended; the same document where that is not possible. The hazard must be of this document. */
export function applyFix(doc: PlaygroundDoc, hazard: Hazard, fix: FixCode): PlaygroundDoc {
  switch (fix) {
    case 'giveReducer':
      return giveReducer(doc, hazard);
    case 'serialise':
      return serialise(doc, hazard);
    case 'addField':
      return addMissingField(doc, hazard);
    case 'makePlain':
      return makePlain(doc, hazard);
    case 'startNone':
      return startNone(doc, hazard);
    case 'wrapMath':
      return wrapMath(doc, hazard);
    case 'addJoin':
      return joinBranches(doc, hazard);
    case 'defer':
      return deferNode(doc, hazard);
    case 'useEdges':
      return edgesForJoin(doc, hazard);
    case 'useAppend':
      return giveBuiltIn(doc, hazard, 'append');
    case 'useMerge':
      return giveBuiltIn(doc, hazard, 'merge');
    case 'useUsual':
      return putUsual(doc, hazard);
    case 'sendOverwrite':
      return sendOverwrite(doc, hazard);
    case 'leaveLoop':
      return leaveLoop(doc, hazard);
    case 'narrowInput':
      return narrow(doc, hazard, 'input');
    case 'narrowOutput':
      return narrow(doc, hazard, 'output');
    case 'returnNew':
    case 'passId':
    case 'markerFirst':
    case 'dropOverwrite':
      return editSource(doc, hazard);
  }
}
