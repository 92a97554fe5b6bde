import { describe, expect, it } from 'vitest';
import type { MessageValue, PlainObject } from '~/core/value';
import { loneTools } from './toolPairs';

const message = (type: string, rest: PlainObject = {}): MessageValue => ({ $: 'message', class: type, type, id: null, content: '', rest });
const asks = (...ids: readonly string[]) => message('ai', { tool_calls: ids.map((id) => ({ id, name: `tool ${id}`, args: {} })) });
const answers = (id: string) => message('tool', { tool_call_id: id });

describe('calls of tools and their answers', () => {
  it('belong together in any order, right after the call', () => {
    expect(loneTools([message('human'), asks('a', 'b'), answers('b'), answers('a'), message('ai')])).toEqual([]);
  });

  it('are open as long as nothing else is said', () => {
    expect(loneTools([asks('a', 'b'), answers('a')])).toEqual([{ kind: 'open', call: 'b', tool: 'tool b' }]);
  });

  it('are alone where the talk went on, or the call is gone', () => {
    expect(loneTools([asks('a'), message('human'), answers('a')])).toEqual([
      { kind: 'unanswered', call: 'a', tool: 'tool a' },
      { kind: 'uncalled', call: 'a', tool: '' },
    ]);
    expect(loneTools([answers('x')])).toEqual([{ kind: 'uncalled', call: 'x', tool: '' }]);
    expect(loneTools('no list')).toEqual([]);
  });
});
