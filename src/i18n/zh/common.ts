import type { Section } from '../messages';

export const common: Section<'common'> = {
  appName: 'Reducer Playground',
  close: '关闭',
  cancel: '取消',
  delete: '删除',
  rename: '重命名',
  add: '添加',
  copy: '复制',
  copied: '已复制',
  untitled: '未命名',
  input: '输入',
  unknownWriter: '写入者未知',
  oneOf: (names) => `${names} 之一`,
  updateAs: (node) => `以 ${node} 的身份更新`,
  start: 'START',
  end: 'END',
  more: '更多',
  loading: '加载中…',
};
