import type { Expectation, LocalText, Turn } from '~/core/document';
import type { Value } from '~/core/value';
import { importMessages } from '../imports';
import { ends, input, message, messages, plain, reduced, request } from '../parts';
import { chain, type ClaimSketch, messagesOf } from './claimSketch';
import { fact } from './measured';

const IMPORT_MODEL = "import { ScriptedChatModel } from 'playground';\n";

const detect = `const topics = { 售后: /退|换货/, 物流: /发货|快递/, 设备: /滤芯|机器/ };

export default ({ turn = 0, messages }) => {
  const { text } = messages.at(-1);
  return { turn: turn + 1, topics: Object.keys(topics).filter((topic) => topics[topic].test(text)) };
};
`;

const prompt = (turn: string, topics: string): string => `第 ${turn} 轮，主题：${topics}`;

const respond = `${IMPORT_MODEL}${importMessages('SystemMessage')}const model = new ScriptedChatModel({ replies: ({ call }) => \`回答\${call}\` });

export default async ({ turn, topics, messages }, config) => {
  const told = topics.join('、');
  const system = new SystemMessage(\`${prompt('${turn}', '${told}')}\`);
  return {
    messages: [await model.invoke([system, ...messages], config)],
    prompts: [['system', turn, told]],
  };
};
`;

const trim = `${importMessages('RemoveMessage')}const KEPT = 6;

export default ({ messages }) => {
  const old = messages.slice(0, -KEPT);
  if (old.length === 0) return {};
  return {
    messages: old.map(({ id }) => new RemoveMessage({ id })),
    trims: [['trim', messages.length, old.length]],
  };
};
`;

const compress = `${importMessages('AIMessage', 'RemoveMessage')}import { REMOVE_ALL_MESSAGES } from '@langchain/langgraph';

export default ({ messages }) => {
  if (messages.length <= 6) return {};
  const all = new RemoveMessage({ id: REMOVE_ALL_MESSAGES });
  return { messages: [all, new AIMessage(\`摘要:\${messages.length}\`)] };
};
`;

const said = (text: string): Turn => input(`{ messages: [new HumanMessage('${text}')] }`, importMessages('HumanMessage'));
/** What the customer says; from the second round on as it was measured. */
const texts = ['上周买的净水壶可以退吗？', ...[0, 2, 4].map((place) => fact('C086', 'messages', place, 1) as string)];
const four = texts.map(said);

const fields: ClaimSketch['fields'] = {
  messages,
  turn: plain('int'),
  topics: reduced('list', 'unique', 'str'),
  prompts: reduced('list', 'append'),
  trims: reduced('list', 'append'),
};

interface Chat extends Partial<Pick<ClaimSketch, 'memory' | 'fields' | 'turns'>> {
  readonly nodes: ClaimSketch['nodes'];
}

const chat = (title: LocalText, note: LocalText, { nodes, ...more }: Chat, claims: ClaimSketch['claims']): ClaimSketch => ({
  title,
  note,
  fields,
  nodes,
  paths: chain(...Object.keys(nodes)),
  turns: four,
  ...more,
  claims,
});

/** Rows of turn, topics and number of messages: what each turn ended with. */
function rounds(rows: Value): readonly Expectation[] {
  return (rows as readonly (readonly [number, readonly string[], number])[]).flatMap(([turn, topics, length], index) => {
    const at = { turn: index + 1, superstep: 3 };
    return [
      ends('turn', turn, 'exact', at),
      ends('topics', topics, 'exact', at),
      { kind: 'length', field: 'messages', at, length } as const,
    ];
  });
}

/** What the model was sent: the system prompt with what was measured of it, and the whole talk so far. */
function sent(rows: Value): readonly Expectation[] {
  const talk = texts.flatMap((text, index) => [message('human', '', text), message('ai', '', `回答${index + 1}`)]);
  return (rows as readonly (readonly [string, number, string])[]).map(([, turn, topics], index) => {
    const all = [message('system', '', prompt(String(turn), topics)), ...talk.slice(0, index * 2 + 1)];
    return request(
      index + 1,
      all.map((one) => ({ ...one, id: null })),
    );
  });
}

/** A customer service that talks for four rounds: a model, three reducers, and what becomes of old messages. */
export const modelClaims: { readonly [id: string]: ClaimSketch } = {
  'claim-customer-service': chat(
    { en: 'Customer service: four rounds', zh: '客服对话：四轮' },
    {
      en: 'The slots (turn, topics) stay, the first round of messages goes. Each model call shows what was sent: the system prompt is not in the state.',
      zh: '槽位（turn、topics）留着，第一轮消息没有了。每次模型调用都显示发出了什么：系统提示不在状态里。',
    },
    { nodes: { detect, respond, trim } },
    {
      C084: rounds(fact('C084')),
      C085: [ends('trims', fact('C085'))],
      C086: [
        ends('turn', fact('C086', 'turn')),
        ends('topics', fact('C086', 'topics')),
        ends('messages', messagesOf(fact('C086', 'messages'))),
      ],
      C090: [ends('prompts', fact('C090')), ...sent(fact('C090'))],
    },
  ),
  'claim-topics-twice': chat(
    { en: 'Topics appended, not made unique', zh: '主题用追加，不去重' },
    { en: 'The second round finds a topic again, and it stands twice.', zh: '第二轮又命中同一个主题，它就出现两次。' },
    { nodes: { detect, respond, trim }, fields: { ...fields, topics: reduced('list', 'append', 'str') } },
    { C087: [ends('topics', fact('C087'))] },
  ),
  'claim-trim-first': chat(
    { en: 'Trim before the model answers', zh: '先裁剪，模型后回答' },
    {
      en: 'The reply comes after trimming, so seven messages stay where six were meant, and trimming begins to show a round later.',
      zh: '回复在裁剪之后才来，所以留下七条而不是六条，裁剪晚一轮才见效。',
    },
    { nodes: { detect, trim, respond }, turns: [...four, said('机器的滤芯在哪里买？')] },
    {
      C088: [
        ...(fact('C088', 'rounds') as readonly number[]).map(
          (length, index) => ({ kind: 'length', field: 'messages', at: { turn: index + 1, superstep: 3 }, length }) as const,
        ),
        ends('trims', fact('C088', 'trim')),
      ],
    },
  ),
  'claim-chat-without-saver': chat(
    { en: 'The same chat without a saver', zh: '同一个对话，没有保存器' },
    { en: 'Each round begins from nothing: turn is 1 every time.', zh: '每一轮都从零开始：turn 每次都是 1。' },
    { nodes: { detect, respond, trim }, memory: { saver: 'none', durability: 'async' } },
    { C091: rounds(fact('C091')) },
  ),
  'claim-compress': chat(
    { en: 'Compress instead of dropping', zh: '压缩而不是丢弃' },
    {
      en: 'A removal of all, then one message that sums up. The slots are fields of their own and stay.',
      zh: '先全部删除，再写入一条摘要。槽位是各自的字段，都还在。',
    },
    { nodes: { detect, respond, compress } },
    {
      C094: [
        ...rounds(fact('C094', 'rounds')),
        ends('messages', messagesOf(fact('C094', 'messages'))),
        ends('turn', fact('C094', 'turn')),
        ends('topics', fact('C094', 'topics')),
      ],
    },
  ),
};
