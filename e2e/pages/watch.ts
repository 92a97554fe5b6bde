import type { BrowserContext } from '@playwright/test';

/** What no page of a journey may do: breach its own policy, throw, or ask another host for anything. */
export class Watch {
  #found: string[] = [];

  get found(): readonly string[] {
    return this.#found;
  }

  over(context: BrowserContext): void {
    context.on('console', (message) => {
      if (/Content Security Policy|Trusted ?(Type|HTML|Script)/i.test(message.text())) this.#found.push(message.text());
    });
    context.on('weberror', (error) => this.#found.push(String(error.error())));
    context.on('request', (request) => {
      const url = new URL(request.url());
      const own = ['blob:', 'data:', 'about:'].includes(url.protocol) || url.hostname === '127.0.0.1';
      if (!own) this.#found.push(`asked ${url.host}`);
    });
  }

  /** For what was done on purpose. */
  forgive(): void {
    this.#found = [];
  }
}
