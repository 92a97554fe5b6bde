import { expect, it } from 'vitest';
import type { MessageValue } from '~/core/value';
import { requestLines } from './requestLines';

const message = (id: string | null, content: string): MessageValue => ({
  $: 'message',
  class: 'HumanMessage',
  type: 'human',
  id,
  content,
  rest: {},
});

const tell = (sent: readonly MessageValue[], held: readonly MessageValue[]) =>
  requestLines(sent, held).map(({ mark, message: { id } }) => `${mark} ${id}`);

it('shows each message once where they are sent in another order', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => message(id, id)) as [MessageValue, MessageValue, MessageValue, MessageValue];
  expect(tell([c, a], [a, b, c, d])).toEqual(['keptOut b', 'sent c', 'sent a', 'keptOut d']);
});

it('takes a message with an id no second time for one without', () => {
  const held = [message('a', 'x'), message('b', 'x')];
  const same = message(null, 'x');
  expect(tell([message('a', 'x'), same, same], held)).toEqual(['sent a', 'sent null', 'added null']);
});

/** Lists of this length, where every pair of places was looked at, took eight seconds. */
const MANY = Array.from({ length: 40_000 }, (_, index) => message(`${index}`, 'x'));

it('looks at every message once or twice, however many were left out or say the same', () => {
  const texts = MANY.map(() => message(null, 'x'));
  const start = performance.now();
  expect(requestLines(MANY.slice(0, 20_000), MANY)).toHaveLength(40_000);
  expect(requestLines(texts, texts)).toHaveLength(40_000);
  expect(performance.now() - start).toBeLessThan(5_000);
});
