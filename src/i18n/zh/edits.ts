import type { Section } from '../messages';

export const edits: Section<'edits'> = {
  title: '修改标题',
  note: '修改说明',
  addField: '新建字段',
  editField: '修改字段',
  deleteField: '删除字段',
  addNode: '新建节点',
  renameNode: '重命名节点',
  editNode: '修改节点',
  deleteNode: '删除节点',
  moveNode: '移动',
  connect: '新建边',
  editEdge: '修改边',
  deleteEdge: '删除边',
  layout: '自动布局',
  editSource: '输入代码',
  editInput: '修改输入',
  editTurns: '修改轮次',
  settings: '修改设置',
  expectations: '修改预期',
  clear: '清空全部',
};
