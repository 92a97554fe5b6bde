import { after, calls, ends, input, lengthIs, node, resume, strings } from '../parts';
import type { Sketch } from '../sketch';

const ASKS = (question: string, answer: string) =>
  `import { interrupt } from '@langchain/langgraph';\n\nexport default (state) => {\n  const answer = interrupt({ question: ${question} });\n  return { log: [${answer}] };\n};\n`;

/** Runs that wait for a person, and runs that failed and go on. */
export const pausing: { readonly [id: string]: Sketch } = {
  interrupt: {
    title: { en: 'A node asks, a turn answers', zh: '节点询问，下一轮回答' },
    note: {
      en: 'review calls interrupt(): the turn pauses and nothing of that superstep is merged. Turn 2 resumes with an answer; the node runs again from its first line and interrupt() returns it.',
      zh: 'review 调用 interrupt()：这一轮暂停，那个超步没有任何内容被合并。第 2 轮带着回答恢复，节点从第一行重新运行，interrupt() 返回这个回答。',
    },
    fields: { log: strings },
    nodes: { draft: node("{ log: ['draft'] }"), review: ASKS('`Publish ${state.log.length} lines?`', '`review: ${answer}`') },
    paths: ['START > draft > review > END'],
    turns: [input("{ log: ['start'] }"), resume("'yes'")],
    expect: [ends('log', ['start', 'draft'], 'exact', after(1, 1)), ends('log', ['start', 'draft', 'review: yes']), calls('log', 3)],
  },
  'two-interrupts': {
    title: { en: 'Two nodes ask at once', zh: '两个节点同时询问' },
    note: {
      en: 'editor and lawyer run in one superstep and both ask. Run it, then answer both below: the answers go back by interrupt id, and neither node’s write is merged before both are there.',
      zh: 'editor 和 lawyer 在同一个超步里运行，都在询问。运行后在下面分别回答：回答按中断的 id 送回，两个都到齐之前，哪个的写入都不会合并。',
    },
    fields: { log: strings },
    nodes: { editor: ASKS("'Is it well written?'", '`editor: ${answer}`'), lawyer: ASKS("'May we print it?'", '`lawyer: ${answer}`') },
    paths: ['START > editor > END', 'START > lawyer > END'],
    turns: [input("{ log: ['start'] }")],
    expect: [lengthIs('log', 1)],
  },
  breakpoint: {
    title: { en: 'A breakpoint, and on', zh: '断点，然后继续' },
    note: {
      en: 'publish has a breakpoint before it: LangGraph stops of its own accord, with everything so far saved. Turn 2 is invoke(null) and goes on. The node inspector sets breakpoints.',
      zh: 'publish 之前有断点：LangGraph 自己停下来，此前的内容都已保存。第 2 轮是 invoke(null)，从那里继续。断点在节点检查器里设置。',
    },
    fields: { log: strings },
    nodes: { draft: node("{ log: ['draft'] }"), publish: node("{ log: ['published'] }") },
    paths: ['START > draft > publish > END'],
    pauses: { publish: 'before' },
    turns: [input("{ log: ['start'] }"), { kind: 'continue' }],
    expect: [ends('log', ['start', 'draft'], 'exact', after(1, 1)), ends('log', ['start', 'draft', 'published'])],
  },
  'failed-sibling': {
    title: { en: 'A failed sibling, tried again', zh: '并行的一个失败，再试一次' },
    note: {
      en: 'shaky throws at its first try, so nothing of the superstep is merged, not even what steady returned: that is kept as pending writes. Turn 2 runs shaky alone; steady is not run again (its console line is there once).',
      zh: 'shaky 第一次会抛出错误，于是整个超步都不合并，连 steady 返回的也不合并，而是作为待定写入保留。第 2 轮只运行 shaky；steady 不再运行（控制台里它只有一行）。',
    },
    fields: { log: strings },
    nodes: {
      shaky:
        "let tries = 0;\n\nexport default async () => {\n  tries += 1;\n  await new Promise((resume) => setTimeout(resume, 20));\n  if (tries === 1) throw new Error('no connection');\n  return { log: [`shaky: try ${tries}`] };\n};\n",
      steady: "export default () => {\n  console.log('steady runs');\n  return { log: ['steady'] };\n};\n",
    },
    paths: ['START > shaky > END', 'START > steady > END'],
    turns: [input("{ log: ['start'] }"), { kind: 'continue' }],
    expect: [ends('log', ['start'], 'exact', after(1, 0)), ends('log', ['start', 'shaky: try 2', 'steady'])],
  },
};
