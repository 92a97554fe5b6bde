import type { SourceKey } from '~/core/trace';
import type { AllowedImport, Module } from '../protocol';
import { publishLibrary } from './library';
import { type Linked, link } from './link';
import type { ModuleLoader } from './moduleLoader';

/** A module could not be loaded; `reason` is whatever its code threw. */
export class ModuleFailure {
  readonly source: SourceKey;
  readonly reason: unknown;
  constructor(source: SourceKey, reason: unknown) {
    this.source = source;
    this.reason = reason;
  }
}

/** What stack frames call a module, so that they can be told from the engine's own. */
interface Name {
  readonly key: SourceKey;
  readonly linked: Linked;
}

let published = 0;

/** The modules of one run: links, loads and remembers them for the sake of stack frames. */
export class Modules {
  readonly #loader: ModuleLoader;
  readonly #replaced: Readonly<Record<string, unknown>>;
  readonly #urls = new Map<AllowedImport, string>();
  readonly #names = new Map<string, Name>();

  /** `replaced` are exports of the libraries that this run answers itself. */
  constructor(loader: ModuleLoader, replaced: Readonly<Record<string, unknown>>) {
    this.#loader = loader;
    this.#replaced = replaced;
  }

  /** Loads the shared module before all others; each of them that imports it then gets this one instance. */
  async loadShared(shared: Module): Promise<void> {
    const url = await this.#publish(shared);
    this.#urls.set('./shared', url);
    await this.#blaming(shared.key, () => this.#loader.load(url));
  }

  /** The default export, awaited where it is a promise. Throws a ModuleFailure. */
  async load(module: Module): Promise<unknown> {
    const url = await this.#publish(module);
    return this.#blaming(module.key, async () => (await this.#loader.load(url))['default']);
  }

  /** The user's own place of a stack frame that names one of the modules; null for every other name. */
  locate(name: string, line: number, column: number): { source: SourceKey; line: number; column: number } | null {
    const found = this.#names.get(name);
    return found ? { source: found.key, ...found.linked.original(line, column) } : null;
  }

  async #publish(module: Module): Promise<string> {
    for (const { specifier } of module.imports) {
      if (specifier === './shared' || this.#urls.has(specifier)) continue;
      this.#urls.set(specifier, await publishLibrary(specifier, this.#replaced, this.#loader));
    }
    const name = `playground-module-${published++}`;
    const linked = link(module, name, (specifier) => this.#urls.get(specifier) ?? specifier);
    this.#names.set(name, { key: module.key, linked });
    const url = this.#loader.publish(linked.js);
    this.#names.set(url, { key: module.key, linked });
    return url;
  }

  async #blaming(source: SourceKey, run: () => Promise<unknown>): Promise<unknown> {
    try {
      return await run();
    } catch (reason) {
      throw new ModuleFailure(source, reason);
    }
  }
}
