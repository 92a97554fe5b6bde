import type { Found, MessageFact } from '~/core/analysis';
import { type Known, partOf } from './known';

/** What is known of messages in what a node returns. */
export function messagesOf(returned: Known): { readonly messages: readonly MessageFact[]; readonly removeAllLate: Found | null } {
  const messages: MessageFact[] = [];
  let late: Found | null = null;
  const visit = (value: Known, field: string | null): void => {
    switch (value.kind) {
      case 'command':
        return visit(value.update, field);
      case 'either':
        return value.of.forEach((one) => visit(one, field));
      case 'list':
        late ??= removeAllAfterOthers(value.items);
        return value.items.forEach((one) => visit(one, field));
      case 'message':
        if (!value.id) messages.push(fact(value.line, field !== null && value.edits === field));
        return;
      case 'object': {
        const content = value.entries.get('content');
        if (field !== null && content && (value.entries.has('role') || value.entries.has('type'))) {
          const begins = partOf(content.value);
          const edits = begins.kind === 'field' && begins.name === field;
          if (!value.entries.has('id') && !value.any && !value.state) messages.push(fact(value.line, edits));
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

function fact(line: number, edited: boolean): MessageFact {
  // A reply may begin with the words that it answers, so an edit is a guess.
  return edited ? { line, kind: 'editedWithoutId', sure: 'likely' } : { line, kind: 'withoutId', sure: 'certain' };
}

function removeAllAfterOthers(items: readonly Known[]): Found | null {
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'removal' || !item.all) continue;
    if (items.slice(0, index).some((one) => one.kind === 'message' || one.kind === 'object')) return { line: item.line, sure: 'certain' };
  }
  return null;
}
