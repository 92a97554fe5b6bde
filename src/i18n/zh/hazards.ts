import { zhTerms as t } from '../glossary';
import type { Section } from '../messages';

export const hazards: Section<'hazards'> = {
  title: '隐患',
  sure: { certain: '确定', likely: '很可能', seen: '本次运行中出现' },
  all: (n) => `显示全部 ${n} 条`,
  codes: {
    parallelPlain: {
      title: `两次${t.write}碰到一个没有${t.reducer}的${t.field}`,
      reason: ({ name, first, second, same, echo }) =>
        echo !== ''
          ? `${first} 和 ${second} 可能在同一个${t.superstep}里运行。${echo} 是一个图：它会交出输出里的每个${t.field}，包括只是收到的，所以两者都${t.write} ${name}。没有${t.reducer}，LangGraph 会以 InvalidUpdateError 拒绝。`
          : same === 1
            ? `${first} 在一个${t.superstep}里可能不止一次${t.write} ${name}。没有${t.reducer}，LangGraph 会以 InvalidUpdateError 拒绝。`
            : `${first} 和 ${second} 可能在同一个${t.superstep}里运行，并且都${t.write} ${name}。没有${t.reducer}，LangGraph 会以 InvalidUpdateError 拒绝。`,
    },
    parallelOverwrite: {
      title: `一个${t.superstep}里有两个 Overwrite`,
      reason: ({ name, first, second }) =>
        first === second
          ? `${first} 可能在同一个${t.superstep}里不止一次${t.overwrite} ${name}。LangGraph 只接受一个 Overwrite，拒绝下一个。`
          : `${first} 和 ${second} 可能在同一个${t.superstep}里都${t.overwrite} ${name}。LangGraph 只接受一个 Overwrite，拒绝下一个。`,
    },
    echoDoubles: {
      title: `${t.node}内部的图把收到的内容又交了回来`,
      reason: ({ node, name }) =>
        `${node} 是一个共享 ${name} 的图：它收到 ${name} 的全部内容，又把全部内容作为结果返回。${t.reducer}会把它${t.merge}进已有的内容，于是内容出现两遍。`,
    },
    readsSibling: {
      title: `读取并行${t.node}正在${t.write}的内容`,
      reason: ({ name, reader, writer, others }) =>
        others === 0
          ? `${reader} 读取 ${name}，而 ${writer} 在同一个${t.superstep}里${t.write}它。${reader} 看到的是${t.snapshotBeforeFork}，永远看不到那次${t.write}。`
          : `${reader} 读取 ${name}，而 ${writer} 和另外 ${others} 个${t.node}在同一个${t.superstep}里${t.write}它。${reader} 看到的是${t.snapshotBeforeFork}，永远看不到那些${t.write}。`,
    },
    undeclaredWrite: {
      title: `${t.write}了不存在的${t.field}`,
      reason: ({ name, writer }) =>
        writer === ''
          ? `输入${t.write}了 ${name}，但没有叫这个名字的${t.field}。LangGraph 会悄悄丢掉它。`
          : `${writer} ${t.write}了 ${name}，但没有叫这个名字的${t.field}。LangGraph 会悄悄丢掉它。`,
    },
    wholeState: {
      title: `返回了整个${t.state}`,
      reason: ({ node, names }) =>
        `${node} 把读到的${t.state}又返回了。${names} 的${t.reducer}会把它${t.merge}进已有的内容，于是内容出现两遍。请只返回新的部分。`,
    },
    returnsOld: {
      title: '旧值随新值一起返回',
      reason: ({ node, name }) =>
        `${node} 返回了 ${name} 里已有的内容。${t.reducer}会把它再${t.merge}进 ${name}，于是旧内容算了两次。请只返回新的部分。`,
    },
    editWithoutId: {
      title: '修改消息时没有带上 id',
      reason: ({ node }) => `${node} 似乎在修改一条消息，却没有把 id 传下去。add_messages 会把它当作新消息追加。`,
    },
    removeAllLate: {
      title: '“全部删除”放在了新消息之后',
      reason: ({ node }) => `${node} 把“全部删除”标记放在新消息之后：新消息也会被删除。请把标记放在最前面。`,
    },
    inputReduced: {
      title: '输入是“贡献”，不是“设置”',
      reason: ({ name, turn, value }) =>
        `第 ${turn} 个${t.turn}把 ${value} 发给 ${name}，而它那时已经有值。${t.reducer}会把两者${t.merge}。要设置它，请发送 Overwrite。`,
    },
    addOnStr: {
      title: '文本会被拼接',
      reason: ({ name, writes }) =>
        `${name} 是用 operator.add 的文本，有 ${writes} 处${t.write}它：每次${t.write}都让它更长。表示状况的${t.field}不需要${t.reducer}。`,
    },
    startNotIdentity: {
      title: '起始值也参加比较',
      reason: ({ name, reducer }) =>
        `${name} 从${t.zeroValue}开始，${reducer} 会拿它与每次${t.write}比较，全部或部分${t.write}会输给它。没有起始值时，第一次${t.write}会原样采用。`,
    },
    pythonRefuses: {
      title: `Python 会拒绝这个${t.reducer}`,
      reason: ({ name, reducer, parameters }) =>
        reducer === ''
          ? `${name} 的${t.reducer}有 ${parameters} 个参数。Python 要求两个：(existing, update)，否则拒绝构建图。`
          : `${name} 的${t.reducer}就是 ${reducer} 本身，它接受任意多个参数。Python 要求两个参数的函数，否则拒绝构建图。`,
    },
    asyncReducer: {
      title: `异步的${t.reducer}`,
      reason: ({ name }) => `${name} 的${t.reducer}是异步的。没有人等待它：${t.field}里存的是 Promise，下一次调用的 existing 就是它。`,
    },
    oneParameter: {
      title: `${t.reducer}没有接收更新`,
      reason: ({ name }) => `${name} 的${t.reducer}只有一个参数，永远看不到${t.write}的内容。Python 会拒绝构建这样的图。`,
    },
    noReturn: {
      title: `${t.reducer}没有返回值`,
      reason: ({ name, some }) =>
        some === 1
          ? `${name} 的${t.reducer}在某些路径上没有返回值。这时${t.field}会变空，这次${t.merge}的其余部分会被跳过。`
          : `${name} 的${t.reducer}从不返回值。这样${t.field}会变空，这次${t.merge}的其余部分会被跳过。`,
    },
    pushResult: {
      title: `${t.reducer}返回的不是列表`,
      reason: ({ name, method }) =>
        `${name} 的${t.reducer}返回的是 ${method} 的结果，也就是${method === 'forEach' ? '什么也没有' : '长度'}。请返回列表。`,
    },
    unequalBranches: {
      title: '分支长短不一',
      reason: ({ node, names, times }) =>
        `通向 ${node} 的几条路${names === '' ? '' : `（${names}）`}长短不一，所以它会在不同的${t.superstep}里运行 ${times} 次。用${t.join}或 defer 可以让它等待。`,
    },
    joinNeverFills: {
      title: `永远等不齐的${t.join}`,
      reason: ({ target, missing, names }) =>
        missing === ''
          ? `${target} 等待 ${names} 全部运行，但它们从不会在同一个${t.turn}里都运行。所以 ${target} 不会运行。`
          : `${target} 等待 ${missing}，但没有路通向那里。所以 ${target} 永远不会运行。`,
    },
    endlessLoop: {
      title: '没有出口的循环',
      reason: ({ names, limit }) => `没有${t.router}或 Command 能离开循环 ${names}。运行会一直到递归上限 ${limit}，然后失败。`,
    },
    mutatesExisting: {
      title: `${t.reducer}改动了已有的值`,
      reason: ({ name, how, routed }) =>
        `${name} 的${t.reducer}就地改动了 existing${how === '' ? '' : `（${how}）`}。持有这个值的地方都会看到它变化。${
          Number(routed) > 0
            ? `这里${t.write}它的${t.node}后面有条件边：LangGraph 为了预览会再调用一次${t.reducer}，于是这次${t.write}被存了两遍。`
            : ''
        }`,
    },
  },
  fixes: {
    giveReducer: `给${t.field}加上${t.reducer}`,
    serialise: '改为一个接一个运行',
    addField: `添加这个${t.field}`,
    makePlain: `去掉${t.reducer}`,
    startNone: '不要起始值',
    wrapMath: '包成 (existing, update) => …',
    addJoin: `用${t.join}等待`,
    defer: `推迟这个${t.node}（defer）`,
    useEdges: `改用普通的${t.edge}`,
    useAppend: '改用内置的追加',
    useMerge: `改用内置的${t.merge}`,
    useUsual: '改用该类型常用的内置归约函数',
    sendOverwrite: '发送 Overwrite',
    leaveLoop: '把它的最后一条边引向 END',
    returnNew: '只返回新的部分',
    passId: '带上它的 id',
    markerFirst: '把标记放到最前',
    dropOverwrite: `让${t.reducer}来合并`,
    narrowInput: '从内部图的输入模式里去掉它',
    narrowOutput: '从内部图的输出模式里去掉它',
  },
};
