export type SegmentKind =
  /** Brackets, commas, colons and white space. */
  | 'mark'
  | 'string'
  | 'number'
  /** None, true, null and their like. */
  | 'word'
  | 'key'
  | 'class'
  /** A value that the chosen language does not have. */
  | 'foreign'
  /** Not a value: a cycle, something that could not be read or was too large to record. */
  | 'special'
  /** Stands for what was left out here. */
  | 'more';

export interface Segment {
  readonly kind: SegmentKind;
  readonly text: string;
  /** Of kind `more` only: how many items (entries, bytes) or characters are left out. */
  readonly missing?: { readonly count: number; readonly unit: 'items' | 'characters' };
}

/** Collects segments up to a number of characters and knows the column it stands in. */
export class NotationPen {
  readonly segments: Segment[] = [];
  left: number;
  column = 0;
  /** Something was left out. */
  cut = false;

  constructor(limit: number) {
    this.left = limit;
  }

  put(kind: SegmentKind, text: string): void {
    if (text === '') return;
    const last = this.segments.at(-1);
    if (last !== undefined && last.kind === kind && kind !== 'more') {
      this.segments[this.segments.length - 1] = { kind, text: last.text + text };
    } else {
      this.segments.push({ kind, text });
    }
    this.left -= text.length;
    const line = text.lastIndexOf('\n');
    this.column = line < 0 ? this.column + text.length : text.length - line - 1;
  }

  /** Text that is shortened to what is left, then says how much of it is missing. */
  putShortened(kind: SegmentKind, text: string): void {
    const room = Math.max(this.left, 0);
    this.put(kind, text.slice(0, room));
    if (text.length > room) this.more(text.length - room, 'characters');
  }

  more(count: number, unit: 'items' | 'characters'): void {
    this.cut = true;
    this.segments.push({ kind: 'more', text: `…+${count}`, missing: { count, unit } });
  }
}
