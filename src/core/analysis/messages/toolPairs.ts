import { isList, isTagged, type MessageValue, type Value } from '~/core/value';
import { isMessage } from './coerce';

/**
 * A call of a tool and its answer that do not belong together, which model providers refuse. `open`: not answered yet, and nothing
 * else was said since; `unanswered`: the talk went on without an answer; `uncalled`: an answer to a call that is not before it.
 */
export interface LoneTool {
  readonly kind: 'open' | 'unanswered' | 'uncalled';
  /** The id of the call. */
  readonly call: string;
  /** The tool's name; '' where the message does not say it. */
  readonly tool: string;
}

/** Looks in a list of messages for calls of tools without an answer, and for answers without a call. */
export function loneTools(messages: Value): readonly LoneTool[] {
  const lone: LoneTool[] = [];
  const waiting = new Map<string, string>();
  const leave = (kind: 'open' | 'unanswered') => {
    for (const [call, tool] of waiting) lone.push({ kind, call, tool });
    waiting.clear();
  };
  for (const message of isList(messages) ? messages.filter(isMessage) : []) {
    if (message.type === 'tool') {
      const call = textOf(message.rest['tool_call_id']);
      if (!waiting.delete(call)) lone.push({ kind: 'uncalled', call, tool: textOf(message.rest['name']) });
      continue;
    }
    leave('unanswered');
    for (const { id, name } of callsOf(message)) waiting.set(id, name);
  }
  leave('open');
  return lone;
}

function callsOf({ rest }: MessageValue): readonly { readonly id: string; readonly name: string }[] {
  const calls = rest['tool_calls'];
  return (calls !== undefined && isList(calls) ? calls : []).flatMap((call) => {
    if (call === null || typeof call !== 'object' || isList(call) || isTagged(call)) return [];
    return [{ id: textOf(call['id']), name: textOf(call['name']) }];
  });
}

function textOf(value: Value | undefined): string {
  return typeof value === 'string' ? value : '';
}
