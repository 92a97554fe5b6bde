import { importLangGraph } from '../imports';
import { after, ends, input, node, ownName, plain, reduced, strings } from '../parts';
import { chain, type Reports } from './reportSketch';

const COMMAND = importLangGraph('Command');
const toParent = (target: string, update: string) =>
  `${COMMAND}\nexport default () => new Command({ graph: Command.PARENT, goto: '${target}', update: ${update} });\n`;
const counts = (field: string) => ({
  fields: { n: reduced('int', 'add'), [field]: plain('list') },
  output: [field],
  nodes: { more: node('{ n: 1 }'), tell: node(`{ ${field}: [state.n] }`) },
  paths: chain('more', 'tell'),
});

/** Ways out of a graph inside a node, and what it remembers. */
export const innerReports: Reports = {
  R022: {
    source: 'langchain-ai/langgraph#3115',
    fixed: true,
    title: { en: 'A jump to the parent with one plain update', zh: '带一个普通更新跳回父图' },
    note: {
      en: 'For a time the child’s state went along, two writes to name, and people were told to add a reducer. Now only the update of the Command arrives.',
      zh: '有一段时间子图的状态也会跟着出去，name 就有两次写入，于是有人被建议加归约函数。现在到达的只有 Command 里的更新。',
    },
    fields: { name: plain('str'), log: strings },
    nodes: {
      sub: {
        inner: { fields: { name: plain('str') }, nodes: { jump: toParent('p', "{ name: 'sub' }") }, paths: ['START > jump'] },
        ends: ['p'],
      },
      p: node("{ log: ['p'] }"),
    },
    paths: ['START > sub', 'p > END'],
    turns: [input("{ name: 'x' }")],
    expect: [ends('name', 'sub'), ends('log', ['p'])],
  },
  R023: {
    source: 'langchain-ai/langgraph#3570',
    hazards: ['echoDoubles'],
    title: { en: 'A jump to the parent that never arrives', zh: '永远到不了的跳转' },
    note: {
      en: 'plain jumps and p runs, but what c1 wrote is dropped: leaving by a jump discards the child’s own state. keeps is the same graph with a memory of its own, and its jump is lost: q never runs, and not even c2’s update lands. Do not jump out of a subgraph with checkpointer true.',
      zh: 'plain 跳转后 p 会运行，但 c1 写的丢了：以跳转离开会舍弃子图自己的状态。keeps 是同一个图，但带自己的记忆，它的跳转丢失了：q 从不运行，连 c2 的更新也没有落地。不要从 checkpointer 为 true 的子图里跳出。',
    },
    fields: { log: strings },
    nodes: {
      ...Object.fromEntries(
        (
          [
            ['plain', 'p', undefined],
            ['keeps', 'q', 'own'],
          ] as const
        ).map(([name, target, checkpointer]) => [
          name,
          {
            inner: {
              fields: { log: strings },
              nodes: { c1: node("{ log: ['c1'] }"), c2: toParent(target, "{ log: ['c2'] }") },
              paths: ['START > c1 > c2'],
              ...(checkpointer && { checkpointer }),
            },
            ends: [target],
          },
        ]),
      ),
      p: ownName('log'),
      q: ownName('log'),
    },
    paths: ['START > plain', 'p > keeps', 'q > END'],
    turns: [input("{ log: ['in'] }")],
    expect: [ends('log', ['in', 'c2', 'p'])],
  },
  R104: {
    source: 'langchain-ai/langgraph#5639',
    title: { en: 'A subgraph forgets from turn to turn', zh: '子图每一轮都会忘记' },
    note: {
      en: 'Both count their runs. By default a subgraph starts anew in each turn, though the parent is saved; with checkpointer true it remembers. A reduced field that both share would grow at each turn then, so they answer a list of their own.',
      zh: '两者都在数自己运行了几次。默认情况下，尽管父图被保存，子图每一轮都从头开始；checkpointer 为 true 时会记住。那样的话两者共用的归约字段每轮都会膨胀，所以它们各输出自己的列表。',
    },
    fields: { forgot: strings, kept: strings },
    nodes: { forgets: { inner: counts('forgot') }, keeps: { inner: { ...counts('kept'), checkpointer: 'own' } } },
    paths: chain('forgets', 'keeps'),
    turns: [input('{}'), input('{}')],
    expect: [ends('forgot', [1, 1]), ends('kept', [1, 2])],
  },
  R105: {
    source: 'langchain-ai/langgraph#4748',
    title: { en: 'The state is edited while a subgraph pauses', zh: '子图暂停时修改了父图状态' },
    note: {
      en: 'The subgraph waits before its second node. The state update is made in the outer graph, as n1: that makes a checkpoint which knows nothing of the paused child, so sub starts over from its first node. Update the child by its own config, or ask by interrupt() and answer.',
      zh: '子图停在第二个节点之前。状态更新在外层以 n1 的身份进行：新的检查点不知道暂停着的子图，于是 sub 又从第一个节点开始。用子图自己的 config 更新，或改用 interrupt() 提问并回答。',
    },
    fields: { foo: plain('bool'), bar: plain('bool'), ran: strings },
    nodes: {
      n1: node("{ foo: false, bar: false, ran: ['n1'] }"),
      sub: {
        inner: {
          fields: { foo: plain('bool'), bar: plain('bool') },
          nodes: {
            first: "import { runs } from './shared';\n\nexport default () => {\n  runs.push('first');\n  return { foo: true };\n};\n",
            second:
              "import { runs } from './shared';\n\nexport default (state) => {\n  runs.push(`second sees ${state.foo} ${state.bar}`);\n  return {};\n};\n",
          },
          paths: chain('first', 'second'),
          pauses: { second: 'before' },
        },
      },
      tell: "import { runs } from './shared';\n\nexport default () => ({ ran: [...runs] });\n",
    },
    paths: chain('n1', 'sub', 'tell'),
    shared: 'export const runs = [];\n',
    turns: [
      input('{}'),
      { kind: 'update', asNode: 'n1', source: 'export default { bar: true };\n' },
      { kind: 'continue' },
      { kind: 'continue' },
    ],
    expect: [ends('ran', ['n1'], 'exact', after(1, 1)), ends('ran', ['n1', 'first', 'first', 'second sees true true'])],
  },
};
