import type { SourceKey } from '~/core/trace';
import type { AllowedImport } from '../allowedImports';
import type { Module } from '../protocol';
import { publishLayer, publishLibrary } from './library';
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

/** What a library's exports are for one module alone, instead of those that all have in common. */
export type OwnExports = (library: AllowedImport, key: SourceKey) => Readonly<Record<string, unknown>>;

let published = 0;

/** The modules of one run: links, loads and remembers them for the sake of stack frames. */
export class Modules {
  readonly #loader: ModuleLoader;
  readonly #ownExports: OwnExports;
  readonly #urls = new Map<AllowedImport, string>();
  readonly #names = new Map<string, Name>();

  constructor(loader: ModuleLoader, ownExports: OwnExports) {
    this.#loader = loader;
    this.#ownExports = ownExports;
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
      this.#urls.set(specifier, await publishLibrary(specifier, this.#loader));
    }
    const name = `playground-module-${published++}`;
    const layers = await this.#layersOf(module, name);
    const linked = link(module, name, (specifier) => layers.get(specifier) ?? this.#urls.get(specifier) ?? specifier);
    this.#names.set(name, { key: module.key, linked });
    const url = this.#loader.publish(linked.js);
    this.#names.set(url, { key: module.key, linked });
    return url;
  }

  /** Libraries as this module alone sees them, where it speaks of what they give to it alone. */
  async #layersOf({ key, js, imports }: Module, name: string): Promise<ReadonlyMap<AllowedImport, string>> {
    const layers = new Map<AllowedImport, string>();
    for (const { specifier } of imports) {
      const library = this.#urls.get(specifier);
      if (specifier === './shared' || !library || layers.has(specifier)) continue;
      const exports = Object.entries(this.#ownExports(specifier, key)).filter(([word]) => js.includes(word));
      if (exports.length > 0) layers.set(specifier, await publishLayer(library, Object.fromEntries(exports), name, this.#loader));
    }
    return layers;
  }

  async #blaming(source: SourceKey, run: () => Promise<unknown>): Promise<unknown> {
    try {
      return await run();
    } catch (reason) {
      throw new ModuleFailure(source, reason);
    }
  }
}
