import type { SourceKey } from '~/core/trace';
import type { Issue } from './issue';

/** Caret and selection as offsets of the text. */
export interface TextSelection {
  readonly start: number;
  readonly end: number;
}

/** What the page needs of a code editor. Monaco stands behind it and comes later than the page. */
export interface EditorPort {
  /** Moves the one editor into `host` and shows a source in it. */
  show(host: HTMLElement, shown: ShownSource, selection: TextSelection | null): void;
  /** Takes the editor out of the page; its texts and their undo stay. */
  hide(): void;
  focus(): void;
  /** Puts the caret at a 1-based place and scrolls to it. */
  reveal(line: number, column: number): void;
  /** Makes every open text what the document says; null where the source is gone. */
  sync(docId: string, read: (key: SourceKey) => string | null): void;
  /** What each source must be, as TypeScript declarations. */
  declareShapes(text: string): void;
  /** Type errors of a source that is not shown in the editor. */
  check(docId: string, key: SourceKey, text: string): Promise<readonly Issue[]>;
  /** Problems and run-time errors of a source; type errors are the editor's own. */
  mark(key: SourceKey, issues: readonly Issue[]): void;
}

export interface ShownSource {
  /** Another document has other texts under the same keys: opening it forgets those of the one before. */
  readonly docId: string;
  readonly key: SourceKey;
  readonly text: string;
  /** The accessible name. */
  readonly label: string;
  readonly onText: (text: string) => void;
  readonly onBlur: () => void;
  /** Type errors of the shown source, whenever they change. */
  readonly onTypeErrors: (issues: readonly Issue[]) => void;
  /** Pixels that the whole text would need. */
  readonly onHeight: (pixels: number) => void;
}
