import { zhTerms as t } from '../glossary';
import type { Section } from '../messages';

export const threeStyles: Section<'threeStyles'> = {
  title: '三种写法并排',
  openHint: '每种写法怎样声明，LangGraph 又真正构建出什么',
  text: `每种写法怎样声明这个${t.state}的${t.field}。点“构建并试写”，就让 LangGraph.js 在 worker 里用每种写法构建每个${t.field}，读出结果，再试几种写入，每次都单独运行。`,
  build: '构建并试写',
  again: '重新构建',
  stop: '停止',
  progress: (done, of) => `已构建 ${done} / ${of}`,
  what: '项目',
  declared: '声明',
  noWay: '没有元数据能表达',
  channel: '通道类',
  start: '起初的值',
  nothing: '无',
  ways: { input: '输入：', node: `${t.node}返回` },
  wrong: '（另一种类型）',
  leftOut: '没有这个键',
  differ: '≠ 写法之间不同',
  refused: '被拒绝',
  absent: '不存在',
  typedDict: 'Python TypedDict',
  pydantic: 'Python Pydantic',
};
