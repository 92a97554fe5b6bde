import type { Story } from '~/core/analysis';
import type { TraceStore, Writer } from '~/core/trace';
import type { AllMessages, LateMessages } from '~/i18n/late';
import { writerText } from './writerText';

/** What happened, in one sentence. */
export function storyText(story: Story, trace: TraceStore | null, t: LateMessages['explain'], common: AllMessages['common']): string {
  const name = (writer: Writer) => (trace === null ? common.unknownWriter : writerText(trace, writer, common));
  switch (story.code) {
    case 'severalWriters':
    case 'severalOverwrites':
      return t.story[story.code](story.field);
    case 'unknownMessage':
      return t.story.unknownMessage(name(story.write.writer), story.field, story.id);
    case 'recursion':
      return t.story.recursion(story.limit);
    case 'absentField':
      return t.story.absentField(story.node, story.fields.join(', '));
    case 'nodeReturn':
      return t.story.nodeReturn(story.node, story.kind);
    case 'inputKind':
      return t.story.inputKind(story.kind);
    case 'reducerThrew':
      return t.story.reducerThrew(story.field, story.row, name(story.write.writer));
    case 'severalThrew':
      return t.story.severalThrew(story.nodes.join(', '));
    case 'emptyInput':
      return t.story.emptyInput(story.turn + 1);
    case 'unknownSend':
      return t.story.unknownSend(story.node, story.target);
    case 'nodeThrew':
    case 'routerThrew':
    case 'unknownBranch':
    case 'unreachable':
      return t.story[story.code](story.node);
  }
}

/** What there is to add to it, in sentences. */
export function storyDetails(story: Story, t: LateMessages['explain']): readonly string[] {
  switch (story.code) {
    case 'unknownMessage':
      return [story.ids.length > 0 ? t.idsThere(story.ids.join(', ')) : t.noIds];
    case 'recursion':
      return recursionDetails(story, t);
    case 'absentField':
      return story.unknown.length > 0 ? [t.unknownNames(story.unknown.join(', '))] : [];
    case 'reducerThrew':
      return [...(story.before > 0 ? [t.callsBefore(story.before)] : []), ...(story.isNoError ? [t.noError] : [])];
    case 'nodeThrew':
    case 'routerThrew':
      return story.isNoError ? [t.noError] : [];
    case 'unknownSend':
      return [t.nodesThere(story.nodes.join(', '))];
    case 'unknownBranch':
      return story.targets.length > 0 ? [t.targetsThere(story.targets.join(', '))] : [];
    default:
      return [];
  }
}

function recursionDetails({ nodes, cycle }: Extract<Story, { code: 'recursion' }>, t: LateMessages['explain']): readonly string[] {
  if (nodes.length === 0) return [t.noLoop];
  const ran = t.ran(nodes.map(({ node, times }) => t.times(node, times)).join(', '));
  const [first] = cycle;
  return first === undefined ? [ran] : [ran, t.cycle([...cycle, first].map((step) => step.join(' + ')).join(' → '))];
}
