import { zhTerms as t } from '../glossary';
import type { Section } from '../messages';

export const keptThreads: Section<'keptThreads'> = {
  title: `保存在本浏览器中的${t.thread}`,
  standsBefore: (turn) => `已存盘，接下来是第 ${turn} 轮。`,
  standsIn: (turn) => `已存盘，停在第 ${turn} 轮途中。`,
  sendsAgain: `单步会把所有${t.turn}再送一遍，接在${t.thread}现有的内容之后。想从空白开始，请先删除${t.thread}。`,
  goOn: (turn) => `从第 ${turn} 轮继续`,
  resetAndForget: `重置并删除这些${t.thread}`,
  thread: (thread) => `${t.thread} ${thread}`,
  size: (checkpoints, size, changed) => `${checkpoints} 个${t.checkpoint}，${size}，最后写入于 ${changed}`,
  fresh: `这些运行从空的${t.thread}开始。本浏览器中保存的${t.thread}既不读取，也不改动。`,
  forget: '删除',
  forgetThread: (thread) => `删除${t.thread} ${thread}`,
};
