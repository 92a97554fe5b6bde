import { zhTerms as t } from '../glossary';
import type { Section } from '../messages';

export const subgraphs: Section<'subgraphs'> = {
  make: '改成子图',
  makeHint: `之后这个${t.node}运行自己的图。它一开始共享所有${t.field}，并有一个做同样事情的${t.node}。`,
  inside: '内部的图',
  summary: (nodes, fields) => `${nodes} 个${t.node}，${fields} 个${t.field}。同名${t.field}与外层的图共享。`,
  open: (name) => `打开 ${name}`,
  drop: '改回代码',
  checkpointer: '它的检查点保存器',
  checkpointers: { inherited: '继承外层的（通常）', none: '没有（false）', own: '自己的（true）' },
  checkpointerHint: {
    inherited: '它可以暂停和恢复，每次运行都重新开始。',
    none: '它不能暂停：内部的 interrupt 会报错。',
    own: `在同一个${t.thread}中，它会记住自己的${t.state}，留到下次运行。`,
  },
  strip: (name) => `${name} 内部`,
  records: '看哪一次运行',
  record: (n, of, superstep, reads) => `第 ${n} 次，共 ${of} 次 · ${superstep} · ${reads}`,
  notRun: '到当前位置为止，它还没有运行过。',
  over: '单步跳过',
  overHint: '直接走到主图的下一个超步，不在内部停下（Shift →）。',
  parked: '在内部等你',
  underWay: (where) => `正在进行：在 ${where} 内部`,
  made: '由代码生成：只能看，不能改',
  madeInside: '由代码生成的图',
  madeHint: `运行时由这个${t.node}的代码生成。想改它，就改那段代码。`,
  madeAround: `这个图由外层${t.node}的代码生成。可以单步、可以看；想改它，就改那段代码。`,
  back: '回到外层的图',
  path: '打开的图',
  whole: '主图',
};
