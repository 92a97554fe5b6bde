import { zhTerms as t } from '../glossary';
import type { Section } from '../messages';

export const why: Section<'why'> = {
  lookedBefore: {
    preview: (row) => `第 ${row} 行是同一次${t.write}：条件边查看${t.state}时已把它交给过${t.reducer}。真正算数的是这一次调用。`,
    read: (row) => `第 ${row} 行是同一次${t.write}：读取${t.state}时已把它交给过${t.reducer}。真正算数的是这一次调用。`,
  },
  inputIsCall: `输入也是一次普通的${t.write}，所以同样要经过${t.reducer}。`,
  existingZero: (type) => `existing 是类型 ${type} 的${t.zeroValue}：此前没有任何内容写入这个${t.field}。`,
  existingOwnStart: `existing 是这个${t.field}声明的起始值：此前没有任何内容写入它。`,
  existingStart: `existing 是这个${t.field}的起始值：此前没有任何内容写入它。`,
  existingLeaked: (row, turn) =>
    `existing 是起始值，而第 ${turn} 轮的第 ${row} 行已把它就地改动：schema 的默认值是同一个对象，每个${t.thread}都从它开始。`,
  existingLeakedByNode: (node, turn) => `existing 是起始值，而 ${node} 在第 ${turn} 轮已把它就地改动。`,
  existingEarlierCall: (row) => `existing 是同一次${t.merge}中第 ${row} 行留下的值。`,
  existingLeft: (when) => `existing 是${when}留下的值。`,
  when: {
    input: (turn) => `输入 ${turn} `,
    superstep: (n) => `${t.superstep} ${n} `,
    superstepOfTurn: (n, turn) => `第 ${turn} 轮的${t.superstep} ${n} `,
    update: `${t.state}更新`,
    updateOfTurn: (turn) => `第 ${turn} 轮的${t.state}更新`,
    deletion: `删除${t.thread}`,
  },
  siblingsNotSeen: (node, siblings) =>
    `${node} 与 ${siblings} 在同一个${t.superstep}中运行：它读到的是这个${t.superstep}之前的${t.state}，所以看不到它们的${t.write}。`,
  order: {
    name: (writers) => `${t.task}按${t.node}名${t.merge}：${writers}。谁先完成并不重要。`,
    send: `Send 按发送的顺序${t.merge}，而不是按完成的顺序。`,
    both: (writers) => `由${t.edge}启动的${t.node}先按名称${t.merge}，然后是 Send，按发送的顺序：${writers}。`,
  },
  idsGiven: (count) => (count === 1 ? '有一条消息没有 id：库给了它一个。' : `有 ${count} 条消息没有 id：库给了它们各自的 id。`),
  sameIdReplaced: (ids) => `已有相同 id 的消息（${ids}）：新消息取代了它的位置。`,
  equalBothStay: (one, other) => `两条相同的消息都保留，因为它们的 id 不同：${one} 和 ${other}。`,
  equalBothStayGiven: (one, other) => `两条相同的消息都保留，因为它们的 id 不同：${one}，以及 ${other}（原本没有 id，由库给出）。`,
  plainFirst: `没有${t.reducer}：${t.write}按原样采用。${t.field}此前什么也没有。`,
  skippedFirst: `这次${t.merge}的第一次${t.write}是 undefined：这次${t.write}被跳过。`,
  refusedOverwrite: `这是同一次${t.merge}中的第二个 Overwrite：LangGraph 只允许一个。`,
  emptied: `${t.reducer}返回了 undefined，所以${t.field}现在什么也没有。`,
  emptiedSkipped: (count) => `这次${t.merge}中接下来的 ${count} 次${t.write}被跳过。`,
  emptiedNext: (row) => `之后第 ${row} 行不经调用直接采用。`,
  emptiedNone: `之后的${t.write}会不经调用直接采用。`,
  echoed: (node) => `${node} 内部没有任何${t.node}写过这个${t.field}：子图会交出输出模式中的每个${t.field}，只是收到的也不例外。`,
  writtenInside: (node, writers) => `在 ${node} 内部，它由 ${writers} 写入。子图交出的是整个值，连同它收到的内容。`,
  momentFailed: {
    input: '输入失败了，其中没有任何内容被提交。',
    superstep: `这个${t.superstep}失败了，其中没有任何内容被提交。`,
    update: `${t.state}更新失败了，其中没有任何内容被提交。`,
    delete: `${t.thread}没有删除成功。`,
  },
  writerUnsure: (writer) => `写入者：${writer}`,
};
