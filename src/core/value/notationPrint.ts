import { shapeInJavascript } from './notationJavascript';
import { NotationPen } from './notationPen';
import { shapeInPython } from './notationPython';
import type { GroupShape, Notation, NotationShape, TextShape } from './notationShape';
import { MAX_VALUE_DEPTH } from './isValue';
import type { Value } from './value';

/** Writes a value with a pen, broken over lines where it is wider than `width` (null: never). */
export function printValue(pen: NotationPen, value: Value, notation: Notation, width: number | null): void {
  print(pen, value, notation, width, 0);
}

const shapers: { readonly [N in Notation]: (value: Value) => NotationShape } = { python: shapeInPython, javascript: shapeInJavascript };

function print(pen: NotationPen, value: Value, notation: Notation, width: number | null, depth: number): void {
  if (depth > MAX_VALUE_DEPTH) {
    pen.put('special', '…');
    return;
  }
  const shape = shapers[notation](value);
  if (shape.kind === 'atom') pen.putShortened(shape.as, shape.text);
  else if (shape.kind === 'text') printText(pen, shape);
  else printGroup(pen, value, shape, notation, width, depth);
}

/** Characters of a name that is shown whole or not at all. */
const WHOLE_LABEL = 40;

function printText(pen: NotationPen, shape: TextShape): void {
  // Two characters are the quotes'.
  const shown = Math.min(Math.max(pen.left - 2, 0), shape.length);
  pen.put('string', shape.quoted(shown));
  if (shown < shape.length) pen.more(shape.length - shown, 'characters');
}

function printGroup(pen: NotationPen, value: Value, shape: GroupShape, notation: Notation, width: number | null, depth: number): void {
  const broken = width !== null && shape.count > 0 && !fits(value, notation, width - pen.column, depth);
  const line = broken ? `\n${' '.repeat(2 * (depth + 1))}` : '';
  pen.put(shape.foreign ? 'foreign' : 'class', shape.name);
  pen.put('mark', shape.open);
  if (shape.padded && !broken && shape.count > 0) pen.put('mark', ' ');
  for (let index = 0; index < shape.count; index++) {
    if (index > 0) pen.put('mark', broken ? ',' : ', ');
    pen.put('mark', line);
    const item = pen.left > 0 ? shape.item(index) : null;
    // A name that is cut in two reads as another name: only one that is long by itself is.
    if (item === null || (item.label.length > pen.left && item.label.length <= WHOLE_LABEL)) {
      pen.more(shape.count - index, 'items');
      break;
    }
    pen.putShortened('key', item.label);
    if (item.key !== undefined) print(pen, item.key, notation, broken ? width : null, depth + 1);
    pen.put('mark', item.between);
    print(pen, item.value, notation, broken ? width : null, depth + 1);
  }
  if (broken) pen.put('mark', `\n${' '.repeat(2 * depth)}`);
  else if (shape.padded && shape.count > 0) pen.put('mark', ' ');
  pen.put('mark', shape.close);
}

/** Whether it fits on the rest of the line; looks no further than that. One column is kept for the comma after it. */
function fits(value: Value, notation: Notation, room: number, depth: number): boolean {
  const probe = new NotationPen(room);
  print(probe, value, notation, null, depth);
  return !probe.cut && probe.column < room;
}
