import type { CDPSession, Page } from '@playwright/test';

/** An input method: keys that make sounds, sounds that become characters, and the keys it keeps to itself meanwhile. */
export class Composition {
  readonly #cdp: CDPSession;

  private constructor(cdp: CDPSession) {
    this.#cdp = cdp;
  }

  static async on(page: Page): Promise<Composition> {
    return new Composition(await page.context().newCDPSession(page));
  }

  /** Shows these letters as being composed. */
  async compose(letters: string): Promise<void> {
    await this.#cdp.send('Input.imeSetComposition', { text: letters, selectionStart: letters.length, selectionEnd: letters.length });
  }

  /** A key that the input method uses itself, as the browser reports it: with the code 229. */
  async press(key: string): Promise<void> {
    for (const type of ['rawKeyDown', 'keyUp'] as const) {
      await this.#cdp.send('Input.dispatchKeyEvent', { type, key, code: key, windowsVirtualKeyCode: 229 });
    }
  }

  /** Puts the chosen characters in the place of the letters. */
  async choose(text: string): Promise<void> {
    await this.#cdp.send('Input.insertText', { text });
  }
}
