import { importLangGraph, importMessages } from '../imports';
import { ends, input, message, messages, node } from '../parts';
import type { Sketch } from '../sketch';
import { twins } from './hazardsTwins';

const HUMAN = importMessages('HumanMessage');
const ALL = importLangGraph('REMOVE_ALL_MESSAGES') + importMessages('AIMessage', 'RemoveMessage');
const asked = (text: string): Sketch['turns'] => [input(`{ messages: [new HumanMessage({ id: 'h1', content: '${text}' })] }`, HUMAN)];
const redact = (id: string): string =>
  `${HUMAN}export default (state) => {
  const last = state.messages.at(-1);
  return { messages: [new HumanMessage({ ${id}content: last.text.replace(/\\d/g, '*') })] };
};
`;
const SUMMARY = "new AIMessage({ id: 's1', content: 'Wants a refund.' })";
const MARKER = 'new RemoveMessage({ id: REMOVE_ALL_MESSAGES })';

/** add_messages goes by ids, item by item. */
export const hazardsInMessages: { readonly [id: string]: Sketch } = {
  ...twins(
    'edit-without-id',
    {
      title: { en: 'redact forgets the id', zh: 'redact 忘了 id' },
      note: {
        en: 'redact is to hide a card number, but its message has no id. Look at the call: the edited message is appended, and the number is still in the first one. The mend is to pass the id on; Python goes by ids in the same way.',
        zh: 'redact 要遮住卡号，但它的消息没有 id。看这次调用：改过的消息被追加，卡号仍在第一条里。修法是把 id 传下去；Python 同样按 id 区分。',
      },
      fields: { messages },
      nodes: { redact: redact('') },
      paths: ['START > redact > END'],
      turns: asked('my card is 4711'),
      expect: [
        ends('messages', [
          message('human', 'h1', 'my card is 4711'),
          { $: 'message', class: 'HumanMessage', type: 'human', id: null, content: 'my card is ****', rest: {} },
        ]),
      ],
    },
    {
      title: { en: 'Mended: redact keeps the id', zh: '修好：redact 保留 id' },
      note: {
        en: 'The edited message has the id h1, so it takes the place of the first. One message is left, and the number is gone.',
        zh: '改过的消息带着 id h1，所以取代第一条。只剩一条消息，卡号没有了。',
      },
      nodes: { redact: redact('id: last.id, ') },
      expect: [ends('messages', [message('human', 'h1', 'my card is ****')])],
    },
  ),
  ...twins(
    'remove-all-late',
    {
      title: { en: 'The summary is removed with the rest', zh: '摘要和其余消息一起被删' },
      note: {
        en: 'summarise writes a summary and then the marker that removes all. Look at the call item by item: the marker also takes what stands before it in the same update, so nothing is left and nothing fails. The mend is to put the marker first.',
        zh: 'summarise 先写摘要，再放“全部删除”的标记。逐项看这次调用：标记连同一次更新里排在它前面的内容也删掉，结果什么都不剩，也没有报错。修法是把标记放在最前面。',
      },
      fields: { messages },
      nodes: { summarise: node(`{ messages: [${SUMMARY}, ${MARKER}] }`, ALL) },
      paths: ['START > summarise > END'],
      turns: asked('I want my money back'),
      expect: [ends('messages', [])],
    },
    {
      title: { en: 'Mended: remove all, then the summary', zh: '修好：先全部删除，再放摘要' },
      note: {
        en: 'The marker comes first and clears what was there; the summary after it stays.',
        zh: '标记在最前面，清除原有的内容；它后面的摘要留下。',
      },
      nodes: { summarise: node(`{ messages: [${MARKER}, ${SUMMARY}] }`, ALL) },
      expect: [ends('messages', [message('ai', 's1', 'Wants a refund.')])],
    },
  ),
};
