import type { Plugin, Rolldown } from 'vite';
import { bundleChunks, filesIn } from './bundleChunks.ts';

/**
 * The far side in three texts: `library` + `start` is a strict classic script, and so is `library` + `langChain` + `start`, in which
 * the package works on the very objects that the engine has. It is evaluated before `start` freezes everything.
 */
export interface FarSideParts {
  readonly library: string;
  readonly langChain: string;
  readonly start: string;
  /** Absolute paths of every module inside. */
  readonly files: readonly string[];
}

const DYNAMIC = 'const { interrupt } = await import("@langchain/langgraph");';

/** The one import of a module that is there anyway; a script of one text has none at run time. */
const staticImport: Plugin = {
  name: 'static-import',
  transform: {
    filter: { id: /langchain\/dist\/tools\/headless\.js$/ },
    handler(code) {
      if (!code.includes(DYNAMIC)) throw new Error('langchain imports LangGraph differently than 1.5.14 did');
      return { code: `import { interrupt } from '@langchain/langgraph';\n${code.replace(DYNAMIC, '')}`, map: null };
    },
  },
};

export async function bundleParts(
  entries: { readonly start: string; readonly langChain: string },
  alias: Record<string, string>,
  minify: boolean,
): Promise<FarSideParts> {
  const chunks = await bundleChunks(
    { ...entries },
    { alias, minify, plugins: [staticImport], output: { format: 'cjs', entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
  );
  const [start, langChain] = [entry(chunks, 'start'), entry(chunks, 'langChain')];
  const shared = inOrder(chunks.filter((chunk) => chunk !== start && chunk !== langChain));
  return {
    library: `(()=>{"use strict";const parts={};${shared.map(wrapped).join('')}`,
    langChain: wrapped(langChain),
    start: `${wrapped(start)}})();`,
    files: filesIn(chunks),
  };
}

function entry(chunks: readonly Rolldown.OutputChunk[], name: string): Rolldown.OutputChunk {
  const found = chunks.find((chunk) => chunk.isEntry && chunk.name === name);
  if (!found) throw new Error(`nothing was bundled for ${name}`);
  return found;
}

/** What a chunk imports comes before it. */
function inOrder(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const ordered = new Set<Rolldown.OutputChunk>();
  const take = (chunk: Rolldown.OutputChunk) => {
    for (const name of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name);
      if (imported && !ordered.has(imported)) take(imported);
    }
    ordered.add(chunk);
  };
  for (const chunk of chunks) take(chunk);
  return [...ordered];
}

/** A CommonJS module among others of one function, so that nothing of it is a global. */
function wrapped({ fileName, code }: Rolldown.OutputChunk): string {
  return `((exports,require)=>{${code}\n})(parts[${JSON.stringify(`./${fileName}`)}]={},name=>parts[name]);`;
}
