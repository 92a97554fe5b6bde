import type { LocalText } from '~/core/document';
import { channelReports } from './channelReports';
import { fanInReports } from './fanInReports';
import { innerReports } from './innerReports';
import { interruptReports } from './interruptReports';
import { loopReports } from './loopReports';
import { memoryReports } from './memoryReports';
import { messageReports } from './messageReports';
import { mutationReports } from './mutationReports';
import { orderReports } from './orderReports';
import { parallelReports } from './parallelReports';
import type { Reports } from './reportSketch';
import { resetReports } from './resetReports';
import { resultReports } from './resultReports';
import { schemaReports } from './schemaReports';
import { sendReports } from './sendReports';
import { startReports } from './startReports';
import { subgraphReports } from './subgraphReports';

export type { ReportSketch } from './reportSketch';

interface ReportTopic {
  readonly id: string;
  readonly title: LocalText;
  readonly reports: Reports;
}

/** Public reports and questions, each as a document that does what it tells of. */
export const reportTopics: readonly ReportTopic[] = [
  { id: 'reports-parallel', title: { en: 'Reports: writes that meet', zh: '报告：相遇的写入' }, reports: parallelReports },
  { id: 'reports-order', title: { en: 'Reports: order', zh: '报告：顺序' }, reports: orderReports },
  { id: 'reports-fan-in', title: { en: 'Reports: branches that meet again', zh: '报告：重新汇合的分支' }, reports: fanInReports },
  { id: 'reports-sends', title: { en: 'Reports: Send and Command', zh: '报告：Send 与 Command' }, reports: sendReports },
  { id: 'reports-messages', title: { en: 'Reports: messages', zh: '报告：消息' }, reports: messageReports },
  { id: 'reports-loops', title: { en: 'Reports: loops and limits', zh: '报告：循环与上限' }, reports: loopReports },
  { id: 'reports-reset', title: { en: 'Reports: past the reducer', zh: '报告：绕过归约函数' }, reports: resetReports },
  {
    id: 'reports-subgraphs',
    title: { en: 'Reports: graphs inside nodes', zh: '报告：节点里的图' },
    reports: { ...subgraphReports, ...innerReports },
  },
  { id: 'reports-schemas', title: { en: 'Reports: schemas', zh: '报告：模式' }, reports: schemaReports },
  { id: 'reports-memory', title: { en: 'Reports: threads and updates', zh: '报告：线程与更新' }, reports: memoryReports },
  { id: 'reports-interrupts', title: { en: 'Reports: questions and pauses', zh: '报告：询问与暂停' }, reports: interruptReports },
  { id: 'reports-mutation', title: { en: 'Reports: changes in place', zh: '报告：就地修改' }, reports: mutationReports },
  { id: 'reports-start', title: { en: 'Reports: start values and nothing', zh: '报告：起始值与空值' }, reports: startReports },
  { id: 'reports-results', title: { en: 'Reports: what goes in and out', zh: '报告：输入与返回' }, reports: resultReports },
  { id: 'reports-channels', title: { en: 'Reports: deltas and untracked', zh: '报告：增量与不跟踪' }, reports: channelReports },
];
