import { importLangGraph } from '../imports';
import { after, calls, ends, input, plain, resume, strings } from '../parts';
import { chain, fan, pinned, type Reports } from './reportSketch';

const INTERRUPT = importLangGraph('interrupt');
const counted = { shared: 'export const runs = [];\n', import: `${INTERRUPT}import { runs } from './shared';\n` };

/** Questions to a person, and what runs again after the answer. */
export const interruptReports: Reports = {
  R108: {
    source: 'langchain-ai/langgraph#7780',
    title: { en: 'A loop around interrupt() starts over each time', zh: '包着 interrupt() 的循环每次都从头来' },
    note: {
      en: 'Each answer runs the node again from its first line; earlier answers are given back by position. So what stands before the question happens three times for two questions. Loop by an edge of the graph: one question a run of the node.',
      zh: '每次回答都让节点从第一行重新运行，之前的回答按位置给回。所以两个问题会让提问前的内容发生三次。用图的边来循环：节点每运行一次只问一个问题。',
    },
    fields: { answers: plain('list'), runs: plain('int') },
    nodes: {
      ask: `${counted.import}
export default () => {
  runs.push('before');
  const answers = [];
  while (answers.length < 2) answers.push(interrupt('question ' + (answers.length + 1)));
  return { answers, runs: runs.length };
};
`,
    },
    paths: chain('ask'),
    shared: counted.shared,
    turns: [input('{}'), resume("'first'"), resume("'second'")],
    expect: [ends('answers', ['first', 'second']), ends('runs', 3)],
  },
  R109: {
    source: 'langchain-ai/langgraph#6663',
    title: { en: 'Another answer to the same checkpoint', zh: '对同一检查点给出另一个回答' },
    note: {
      en: 'Turn 3 answers no where turn 2 said yes, at the same checkpoint, and gets the result of yes: the first answer is stored with the checkpoint. Fork first, by a state update, to try another.',
      zh: '第 3 轮在同一个检查点回答“否”，得到的却是第 2 轮“是”的结果：第一个回答已随检查点存下。想试另一个回答，先用状态更新分叉。',
    },
    fields: { v: plain('int') },
    nodes: { ask: `${INTERRUPT}\nexport default (state) => (interrupt('one more?') ? { v: state.v + 1 } : { v: state.v });\n` },
    paths: chain('ask'),
    turns: [input('{ v: 1 }'), pinned('resume', 'true', 0), pinned('resume', 'false', 0)],
    expect: [ends('v', 2, 'exact', after(2, 1)), ends('v', 2)],
  },
  R110: {
    source: 'langchain-ai/langgraph#6603',
    title: { en: 'The sibling of a question is not run again', zh: '提问节点的同伴不会重跑' },
    note: {
      en: 'a is done when b asks. Its write is kept as pending and lands once; only b runs again. A reducer that counts its calls sees more than land: each look at the paused state merges the pending write into a copy.',
      zh: 'b 提问时 a 已完成。它的写入作为待定保留，只落地一次；重跑的只有 b。数自己被调用几次的归约函数会多数：每次查看暂停状态，都会把待定写入合并到一份副本里。',
    },
    fields: { log: strings, ran: plain('list', 'str') },
    nodes: {
      a: `import { runs } from './shared';\n\nexport default () => {\n  runs.push('a');\n  return { log: ['a'] };\n};\n`,
      b: `${counted.import}\nexport default () => {\n  runs.push('b');\n  return { log: [interrupt('b?')], ran: [...runs] };\n};\n`,
    },
    paths: fan('a', 'b'),
    shared: counted.shared,
    turns: [input("{ log: ['in'] }"), resume("'B'")],
    expect: [ends('log', ['in', 'a', 'B']), ends('ran', ['a', 'b', 'b']), calls('log', 3)],
  },
};
