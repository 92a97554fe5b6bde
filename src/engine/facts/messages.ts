import type { Mendable, MessageFact, TextEdit } from '~/core/analysis';
import { type Known, type ListKnown, partOf } from './known';
import { pairsOf } from './pairs';

/** What is known of messages in what a node returns. */
export function messagesOf(returned: Known): { readonly messages: readonly MessageFact[]; readonly removeAllLate: Mendable | null } {
  const messages: MessageFact[] = [];
  let late: Mendable | null = null;
  const visit = (value: Known, field: string | null): void => {
    switch (value.kind) {
      case 'command': {
        const pairs = pairsOf(value.update);
        return pairs ? pairs.forEach((pair) => visit(pair.value, pair.name)) : visit(value.update, field);
      }
      case 'either':
        return value.of.forEach((one) => visit(one, field));
      case 'list':
        late ??= removeAllAfterOthers(value);
        return value.items.forEach((one) => visit(one, field));
      case 'message':
        if (!value.id) messages.push(fact(value.line, field !== null && value.edits === field, value.giveId));
        return;
      case 'object': {
        const content = value.entries.get('content');
        if (field !== null && content && (value.entries.has('role') || value.entries.has('type'))) {
          const begins = partOf(content.value);
          const edits = begins.kind === 'field' && begins.name === field;
          if (!value.entries.has('id') && !value.any && !value.state) messages.push(fact(value.line, edits, value.giveId));
        } else if (field === null) for (const [name, entry] of value.entries) visit(entry.value, name);
        return;
      }
      default:
        return;
    }
  };
  visit(returned, null);
  return { messages, removeAllLate: late };
}

function fact(line: number, edited: boolean, edits: readonly TextEdit[]): MessageFact {
  // A reply may begin with the words that it answers, so an edit is a guess.
  return edited ? { line, kind: 'editedWithoutId', sure: 'likely', edits } : { line, kind: 'withoutId', sure: 'certain', edits: [] };
}

function removeAllAfterOthers({ items, markerFirst: edits = [] }: ListKnown): Mendable | null {
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'removal' || !item.all) continue;
    if (items.slice(0, index).some((one) => one.kind === 'message' || one.kind === 'object'))
      return { line: item.line, sure: 'certain', edits };
  }
  return null;
}
