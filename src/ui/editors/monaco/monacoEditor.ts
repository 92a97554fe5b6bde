import { editor, MarkerSeverity, Uri } from 'monaco-editor/editor';
import type { SourceKey } from '~/core/trace';
import type { EditorPort, ShownSource, TextSelection } from '../code/editorPort';
import type { Issue } from '../code/issue';
import { uriOf } from '../language/sources';
import { declareShapes, typeErrors } from './language';
import { leaveByTab } from './leaveByTab';
import { Models } from './models';
import { editorOptions } from './options';

/** Marks of the document's problems and of run-time errors; TypeScript's own have another owner. */
const OWNER = 'playground';
const SEVERITY = { error: MarkerSeverity.Error, warning: MarkerSeverity.Warning, info: MarkerSeverity.Info };

/** The one Monaco editor of the page, moved to where it is needed; each source has its own text, caret and undo. */
export class MonacoEditor implements EditorPort {
  readonly #element = document.createElement('div');
  readonly #code: editor.IStandaloneCodeEditor;
  readonly #models = new Models();
  readonly #views = new Map<SourceKey, editor.ICodeEditorViewState | null>();
  readonly #issues = new Map<SourceKey, readonly Issue[]>();
  #docId = '';
  #shown: ShownSource | null = null;
  /** True while the page itself changes a text, which is no edit of the person. */
  #quiet = false;

  constructor() {
    this.#element.style.height = '100%';
    this.#code = editor.create(this.#element, editorOptions(''));
    leaveByTab(this.#code);
    wakeTypeScript(this.#code);
    this.#code.onDidChangeModelContent(() => {
      if (!this.#quiet) this.#shown?.onText(this.#code.getValue());
    });
    this.#code.onDidBlurEditorWidget(() => this.#shown?.onBlur());
    this.#code.onDidContentSizeChange(({ contentHeight }) => this.#shown?.onHeight(contentHeight));
    editor.onDidChangeMarkers((changed) => {
      const uri = this.#code.getModel()?.uri.toString();
      if (changed.some((one) => one.toString() === uri)) this.#tellTypeErrors();
    });
  }

  show(host: HTMLElement, shown: ShownSource, selection: TextSelection | null): void {
    this.#enter(shown.docId);
    const before = this.#shown;
    if (before !== null && before.key !== shown.key) this.#views.set(before.key, this.#code.saveViewState());
    this.#shown = shown;
    if (this.#element.parentElement !== host) host.replaceChildren(this.#element);
    const model = this.#quietly(() => this.#models.open(shown.key, shown.text));
    if (this.#code.getModel() !== model) {
      this.#code.setModel(model);
      this.#code.restoreViewState(this.#views.get(shown.key) ?? null);
      this.#putMarks(shown.key);
    }
    this.#code.updateOptions({ ariaLabel: shown.label });
    shown.onHeight(this.#code.getContentHeight());
    if (selection !== null) this.#select(model, selection);
    this.#tellTypeErrors();
  }

  hide(): void {
    if (this.#shown !== null) this.#views.set(this.#shown.key, this.#code.saveViewState());
    this.#shown = null;
    this.#code.setModel(null);
    this.#element.remove();
  }

  focus(): void {
    this.#code.focus();
  }

  reveal(line: number, column: number): void {
    this.#code.setPosition({ lineNumber: line, column });
    this.#code.revealPositionInCenterIfOutsideViewport({ lineNumber: line, column });
    this.#code.focus();
  }

  sync(docId: string, read: (key: SourceKey) => string | null): void {
    this.#enter(docId);
    this.#quietly(() => this.#models.sync(read));
    for (const key of this.#views.keys()) if (read(key) === null) this.#views.delete(key);
  }

  declareShapes(text: string): void {
    declareShapes(text);
  }

  async check(docId: string, key: SourceKey, text: string): Promise<readonly Issue[]> {
    this.#enter(docId);
    const model = this.#quietly(() => this.#models.open(key, text));
    const errors = await typeErrors(model);
    return model.isDisposed() ? [] : errors;
  }

  mark(key: SourceKey, issues: readonly Issue[]): void {
    this.#issues.set(key, issues);
    this.#putMarks(key);
  }

  #enter(docId: string): void {
    if (docId === this.#docId) return;
    this.#docId = docId;
    this.#shown = null;
    this.#views.clear();
    this.#issues.clear();
    this.#code.setModel(null);
    this.#models.clear();
  }

  #putMarks(key: SourceKey): void {
    const model = this.#models.get(key);
    if (model === undefined) return;
    const markers = (this.#issues.get(key) ?? []).map(({ at, message, severity }) => {
      const line = Math.min(at.line, model.getLineCount());
      const word = model.getWordAtPosition({ lineNumber: line, column: at.column });
      return {
        severity: SEVERITY[severity],
        message,
        startLineNumber: line,
        startColumn: at.column,
        endLineNumber: line,
        endColumn: word?.endColumn ?? at.column + 1,
      };
    });
    editor.setModelMarkers(model, OWNER, markers);
  }

  #tellTypeErrors(): void {
    const shown = this.#shown;
    if (shown === null) return;
    const markers = editor.getModelMarkers({ resource: Uri.parse(uriOf(shown.key)) });
    shown.onTypeErrors(
      markers
        .filter(({ owner, severity }) => owner !== OWNER && severity >= MarkerSeverity.Warning)
        .map(({ severity, message, startLineNumber, startColumn }) => ({
          severity: severity === MarkerSeverity.Error ? 'error' : 'warning',
          at: { line: startLineNumber, column: startColumn },
          message,
        })),
    );
  }

  #select(model: editor.ITextModel, { start, end }: TextSelection): void {
    const from = model.getPositionAt(start);
    const to = model.getPositionAt(end);
    this.#code.setSelection({
      startLineNumber: from.lineNumber,
      startColumn: from.column,
      endLineNumber: to.lineNumber,
      endColumn: to.column,
    });
  }

  #quietly<T>(change: () => T): T {
    this.#quiet = true;
    try {
      return change();
    } finally {
      this.#quiet = false;
    }
  }
}

/** Monaco starts a language when an editor first shows it; texts that are only checked never would. */
function wakeTypeScript(code: editor.IStandaloneCodeEditor): void {
  const nothing = editor.createModel('', 'typescript');
  code.setModel(nothing);
  code.setModel(null);
  nothing.dispose();
}
