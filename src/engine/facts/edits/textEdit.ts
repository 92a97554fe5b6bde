import type { Node } from 'typescript';
import type { TextEdit } from '~/core/analysis';
import type { ModuleScope } from '../moduleScope';

/** The text from one place of a module's source to another, and what is put for it. */
export function textEdit({ source }: ModuleScope, from: number, to: number, put: string): TextEdit {
  return { from, was: source.slice(from, to), put };
}

export function textOf({ file }: ModuleScope, node: Node): string {
  return node.getText(file);
}

export function instead(module: ModuleScope, node: Node, put: string): TextEdit {
  return textEdit(module, node.getStart(module.file), node.end, put);
}

/** One of a list of elements or properties taken out, with the comma that parts it from its neighbour. */
export function takenOut(module: ModuleScope, all: readonly Node[], index: number): TextEdit | null {
  const [before, node, after] = [all[index - 1], all[index], all[index + 1]];
  if (!node) return null;
  const from = node.getStart(module.file);
  if (after) return textEdit(module, from, after.getStart(module.file), '');
  return before ? textEdit(module, before.end, node.end, '') : instead(module, node, '');
}
