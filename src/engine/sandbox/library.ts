import * as messages from '@langchain/core/messages';
import * as prompts from '@langchain/core/prompts';
import * as runnables from '@langchain/core/runnables';
import * as tools from '@langchain/core/tools';
import * as langgraph from '@langchain/langgraph/web';
import * as zod from 'zod';
import type { AllowedImport } from '../allowedImports';
import { langChain } from './langChain';
import { ScriptedChatModel } from './models/scriptedChatModel';
import type { ModuleLoader } from './moduleLoader';

// Nothing here may make code out of text, and zod would try to: it then says so on every page.
zod.config({ jitless: true });

type Namespace = Readonly<Record<string, unknown>>;
type Library = Exclude<AllowedImport, './shared'>;

/** What imports of user code are answered with: the engine's own objects, so that `instanceof` and brands hold. */
const LIBRARIES: Readonly<Record<Exclude<Library, 'langchain'>, Namespace>> = {
  '@langchain/langgraph': langgraph,
  '@langchain/langgraph/web': langgraph,
  '@langchain/core/messages': messages,
  '@langchain/core/prompts': prompts,
  '@langchain/core/runnables': runnables,
  '@langchain/core/tools': tools,
  zod,
  playground: { ScriptedChatModel },
};

const HANDOVER = Symbol.for('playground.library');

/**
 * Publishes a library as a module of its own whose exports are those of the engine. The objects reach the module by a global
 * that is gone before any user code runs.
 */
export async function publishLibrary(library: Library, loader: ModuleLoader): Promise<string> {
  return handOver(library === 'langchain' ? withLangChain() : LIBRARIES[library], '', loader);
}

function withLangChain(): Namespace {
  const all = langChain();
  if (all === null) throw new Error('The package langchain is not loaded.');
  // The whole once more under a name of its own is no part of what the package documents.
  const { browser_exports: _whole, ...named } = all.exports;
  return named;
}

/** Publishes a library once more with some of its exports replaced; `name` tells this layer from others. */
export async function publishLayer(library: string, replaced: Namespace, name: string, loader: ModuleLoader): Promise<string> {
  return handOver(replaced, `export * from ${JSON.stringify(library)}; // ${name}`, loader);
}

async function handOver(exports: Namespace, more: string, loader: ModuleLoader): Promise<string> {
  const names = Object.keys(exports);
  const realm = globalThis as { [HANDOVER]?: Namespace };
  // `enum` and the like are exported under their names although no constant may be called so.
  const js = [
    "const all = globalThis[Symbol.for('playground.library')];",
    ...names.map((name, index) => `const x${index} = all[${JSON.stringify(name)}];`),
    `export { ${names.map((name, index) => `x${index} as ${name}`).join(', ')} };`,
    more,
  ].join('\n');
  const url = loader.publish(js);
  realm[HANDOVER] = exports;
  try {
    await loader.load(url);
  } finally {
    delete realm[HANDOVER];
  }
  return url;
}
