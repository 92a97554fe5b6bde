import { importLangGraph } from '../imports';
import { ends, input, node, plain, reduced } from '../parts';
import type { FieldSketch } from '../sketch';
import { callList, chain, type ClaimSketch, fan, history } from './claimSketch';
import { fact, factInJs } from './measured';

const log: FieldSketch = {
  type: { kind: 'list', of: 'str' },
  merge: {
    kind: 'delta',
    reducer: { own: 'export default (state, writes) => [...state, ...writes.flat()];\n' },
    snapshots: 100,
    start: { kind: 'zero' },
  },
};
const deltaMessages: FieldSketch = {
  type: { kind: 'messages', of: 'any' },
  merge: { kind: 'delta', reducer: 'messages', snapshots: 100, start: { kind: 'zero' } },
};
const named = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, node(`{ log: ['${name}'] }`)]));

/** Fields that are saved as their writes. */
export const deltaClaims: { readonly [id: string]: ClaimSketch } = {
  'claim-delta-batches': {
    title: { en: 'A delta field: one call for a superstep', zh: '增量字段：每个超步一次调用' },
    note: {
      en: 'The reducer gets all writes of a superstep at once. Reading the thread replays them. In Python’s memory saver the writes of one superstep came back in the order of a hash; LangGraph.js kept it.',
      zh: '归约函数一次收到一个超步的所有写入。读取线程会重放它们。Python 的内存保存器重放时按哈希排列同一超步的写入；LangGraph.js 保持了顺序。',
    },
    fields: { log },
    nodes: named('n1', 'n2', 'z'),
    paths: ['START > n1', 'START > n2', 'z > END'],
    joins: [{ sources: ['n1', 'n2'], target: 'z' }],
    turns: [input("{ log: ['i'] }")],
    claims: {
      X037: [ends('log', fact('X037', 'result')), callList('log', fact('X037', 'live batches')), history('log', fact('X037', 'hist'))],
    },
  },
  'claim-delta-overwrite': {
    title: { en: 'An Overwrite wins the whole superstep', zh: 'Overwrite 赢得整个超步' },
    note: { en: 'In a delta field what comes before it and after it is skipped alike.', zh: '在增量字段里，它之前和之后的写入都被跳过。' },
    fields: { log },
    nodes: { ...named('a', 'c'), b: node("{ log: new Overwrite(['X']) }", importLangGraph('Overwrite')) },
    paths: fan('a', 'b', 'c'),
    turns: [input("{ log: ['i'] }")],
    claims: { X077: [ends('log', fact('X077'))] },
  },
  'claim-delta-ids': {
    title: { en: 'Delta messages have their ids before they are saved', zh: '增量消息在保存之前就有 id' },
    note: {
      en: 'A dict and a text are written. look reads the thread again in the second turn, and finds the ids that it found before. Python leaves a text without one.',
      zh: '写入一个字典和一段文本。look 在第二轮重新读取线程，看到的 id 和之前一样。Python 不给文本补 id。',
    },
    fields: { messages: deltaMessages, ids: reduced('list', 'append'), assigned: plain('bool'), stable: plain('bool') },
    nodes: {
      say: node("config.metadata.langgraph_step === 1 ? { messages: 'hello' } : {}"),
      look: `export default (state) => {
  const ids = state.messages.map((message) => message.id);
  return {
    ids: [ids],
    assigned: ids.every((id) => typeof id === 'string' && id !== ''),
    stable: JSON.stringify(state.ids[0] ?? ids) === JSON.stringify(ids),
  };
};
`,
    },
    paths: chain('say', 'look'),
    turns: [input("{ messages: [{ role: 'user', content: 'hi' }] }"), input('{ messages: [] }')],
    claims: { X078: [ends('assigned', factInJs('X078', 'assigned')), ends('stable', factInJs('X078', 'stable'))] },
  },
};
