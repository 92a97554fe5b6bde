import { editor, Uri } from 'monaco-editor/editor';
import type { SourceKey } from '~/core/trace';
import { uriOf } from '../language/sources';
import { replaceText, withLineFeeds } from './replaceText';

/** Models at once: more than a person goes back and forth between, and few enough for Monaco's listeners. */
const MOST = 40;

/** One text model, with an undo of its own, for each source that was looked at. */
export class Models {
  readonly #models = new Map<SourceKey, editor.ITextModel>();

  /** The model of a source, holding `text`; the one that was not looked at for longest makes room. */
  open(key: SourceKey, text: string): editor.ITextModel {
    const known = this.#models.get(key);
    const model = known ?? editor.createModel(withLineFeeds(text), 'typescript', Uri.parse(uriOf(key)));
    if (known !== undefined) replaceText(model, text);
    this.#models.delete(key);
    this.#models.set(key, model);
    for (const oldest of this.#models.keys()) {
      if (this.#models.size <= MOST) break;
      // Other sources import it.
      if (oldest !== 'shared') this.#drop(oldest);
    }
    return model;
  }

  get(key: SourceKey): editor.ITextModel | undefined {
    return this.#models.get(key);
  }

  /** Makes every model hold what the document says; `read` answers null for a source that is gone. */
  sync(read: (key: SourceKey) => string | null): void {
    for (const [key, model] of this.#models) {
      const text = read(key);
      if (text === null) this.#drop(key);
      else replaceText(model, text);
    }
  }

  clear(): void {
    for (const key of this.#models.keys()) this.#drop(key);
  }

  #drop(key: SourceKey): void {
    this.#models.get(key)?.dispose();
    this.#models.delete(key);
  }
}
