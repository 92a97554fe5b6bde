import { zhTerms as t } from '../glossary';
import type { Section } from '../messages';

export const readyNodes: Section<'readyNodes'> = {
  title: '现成代码',
  hint: `替换这个${t.node}的代码，之后可以随意修改。没有消息${t.field}时会一并添加。`,
  names: { model: '模型', tools: '工具', trim: '裁剪', delete: '删除', summarise: '摘要' },
  does: {
    model: '把系统提示和消息发给脚本模型，保留回复',
    tools: '运行最后一条消息所调用的工具，逐个给出回答',
    trim: '保留最后几条消息，从人说的话开始',
    delete: '按 id 删除消息',
    summarise: '先删除全部消息，再写入摘要和最后两条',
  },
};
