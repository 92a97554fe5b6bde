import type { History, PlaygroundDoc } from '~/core/document';
import type { EditLabel } from './state';

export type EditHistory = History<PlaygroundDoc, EditLabel>;

const LABELS: { readonly [L in EditLabel]: true } = {
  title: true,
  note: true,
  addField: true,
  editField: true,
  deleteField: true,
  addNode: true,
  renameNode: true,
  editNode: true,
  deleteNode: true,
  moveNode: true,
  connect: true,
  editEdge: true,
  deleteEdge: true,
  layout: true,
  editSource: true,
  editInput: true,
  editTurns: true,
  goOnFrom: true,
  changeState: true,
  deleteThread: true,
  settings: true,
  expectations: true,
  fix: true,
  clear: true,
};

function isLabel(label: string): label is EditLabel {
  return Object.hasOwn(LABELS, label);
}

/** A stored history as this version knows it; an entry with a label of another version reads as a change of settings. */
export function toEditHistory(stored: History<PlaygroundDoc, string>): EditHistory {
  const known = (entries: History<PlaygroundDoc, string>['past']) =>
    entries.map((entry) => ({ ...entry, label: isLabel(entry.label) ? entry.label : ('settings' as const) }));
  return { past: known(stored.past), doc: stored.doc, future: known(stored.future) };
}
