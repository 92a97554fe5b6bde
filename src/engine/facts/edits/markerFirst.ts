import ts, { type Node } from 'typescript';
import type { TextEdit } from '~/core/analysis';
import type { Known } from '../known';
import type { ModuleScope } from '../moduleScope';
import { textEdit, textOf } from './textEdit';

/** Moves the first remove-all marker of a written list to its start; `items` are its elements, one each. */
export function markerFirst(elements: readonly Node[], items: readonly Known[], module: ModuleScope): readonly TextEdit[] {
  const index = items.findIndex((one) => one.kind === 'removal' && one.all);
  const [first, before, marker] = [elements[0], elements[index - 1], elements[index]];
  if (!first || !before || !marker || elements.slice(0, index + 1).some(ts.isSpreadElement)) return [];
  const from = first.getStart(module.file);
  const others = module.source.slice(from, before.end);
  return [textEdit(module, from, marker.end, `${textOf(module, marker)}, ${others}`)];
}
