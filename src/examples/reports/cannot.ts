import type { LocalText } from '~/core/document';

interface Untold {
  readonly source: string;
  readonly title: LocalText;
  /** Why no document can do what it tells of. */
  readonly reason: LocalText;
}

/** Reports that no run in a page can show. */
export const cannot: { readonly [id: string]: Untold } = {
  R064: {
    source: 'langchain-ai/langgraph#6569',
    title: { en: 'A dataclass default counts for int | None, not for int', zh: 'dataclass 默认值对 int | None 有效，对 int 无效' },
    reason: {
      en: 'It rests on Python making a value out of a type: int() is 0 and hides the default 5, int | None cannot be made. In LangGraph.js a start value is always said, so both would read 5.',
      zh: '这取决于 Python 由类型造出值：int() 是 0，盖住了默认值 5，而 int | None 造不出来。LangGraph.js 的起始值总是明确写出，两者读到的都会是 5。',
    },
  },
  R094: {
    source: 'langchain-ai/langgraph#4074',
    title: { en: 'A validator changes what a node sees, not what is stored', zh: '校验器改变节点所见，却不改变所存' },
    reason: {
      en: 'Pydantic builds a model anew for each read, so the node sees Bob and the state keeps bob. LangGraph.js validates writes instead and builds nothing on reading: what a node sees is what is stored.',
      zh: 'Pydantic 在每次读取时重新构建模型，所以节点看到 Bob，状态里仍是 bob。LangGraph.js 校验的是写入，读取时什么也不构建：节点所见即所存。',
    },
  },
  R107: {
    source: 'langchain-ai/langgraph#8653',
    title: { en: 'A state update wiped a conversation on the hosted platform', zh: '托管平台上一次状态更新清空了整段对话' },
    reason: {
      en: 'It needs the platform’s own saver, handed over by config, which rebuilt a delta field without its history. No graph does it on a machine of one’s own, nor in a page.',
      zh: '这需要平台自己的 saver：它由 config 传入，重建增量字段时丢了历史。在自己的机器上没有图能重现，在网页里也不行。',
    },
  },
};
