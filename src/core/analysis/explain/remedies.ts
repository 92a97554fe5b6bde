import type { PlaygroundDoc } from '~/core/document';
import type { ErrorInfo } from '~/core/trace';
import type { Value } from '~/core/value';
import { applyErrorFix } from './applyErrorFix';
import type { ErrorFix, Explanation, Story, TryCode } from './explanation';
import { reducerFixes, startFixes } from './fieldFixes';
import { pageOf } from './pages';
import { pythonOf } from './python';

/** What may be done about it: only fixes that change this document. `written` are the values of the story's writes. */
export function remedyOf(story: Story, error: ErrorInfo, doc: PlaygroundDoc, written: readonly Value[]): Explanation {
  const fixes = fixesOf(story, doc, written).filter((fix) => applyErrorFix(doc, fix) !== doc);
  return { story, tries: TRIES[story.code], fixes, page: pageOf(error.code), python: pythonOf(story, error, doc, written) };
}

const TRIES: { readonly [code in Story['code']]: readonly TryCode[] } = {
  severalWriters: ['reducer', 'oneAfterTheOther'],
  severalOverwrites: ['oneOverwrite', 'oneAfterTheOther'],
  unknownMessage: ['existingId', 'guardId'],
  recursion: ['stopLoop', 'raiseLimit'],
  absentField: ['writeBefore', 'checkName'],
  nodeReturn: ['returnObject'],
  inputKind: ['giveInput'],
  reducerThrew: ['lookAtWrite'],
  nodeThrew: ['lookAtLine'],
  routerThrew: ['lookAtLine'],
  severalThrew: ['lookAtLine'],
  emptyInput: ['giveInput'],
  unknownSend: ['sendToNode'],
  unknownBranch: ['branchTargets'],
  unreachable: ['leadThere'],
};

function fixesOf(story: Story, doc: PlaygroundDoc, written: readonly Value[]): readonly ErrorFix[] {
  switch (story.code) {
    case 'severalWriters':
      return reducerFixes(doc, story.field, written);
    case 'recursion':
      return [{ code: 'raiseLimit', limit: Math.max(story.limit, doc.graph.recursionLimit) * 2 }];
    case 'absentField':
      return startFixes(doc, story.fields);
    case 'emptyInput':
      return [{ code: 'emptyInput', turn: story.turn }];
    case 'unreachable':
      return doc.graph.nodes.filter(({ name }) => name === story.node).map(({ id, name }) => ({ code: 'connectStart', node: id, name }));
    default:
      return [];
  }
}
