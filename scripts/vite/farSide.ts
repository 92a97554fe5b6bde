import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundleParts, type FarSideParts } from './bundleParts.ts';
import { type BundledText, bundleText } from './bundleText.ts';
import { devPolicy, pagePolicy } from './contentSecurityPolicy.ts';

const FAR_SIDE = 'virtual:far-side';
const LANGCHAIN = 'virtual:far-side-langchain';
const RELAY = 'virtual:relay';
/** Only the browser tests' harness asks for it, so no published build has it. */
const VALIDATION = 'virtual:far-side-validation';
const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const ENTRIES: Readonly<Record<string, string>> = {
  [RELAY]: at('src/engine/wall/relay.ts'),
  [VALIDATION]: at('e2e/wall/validation/worker.ts'),
};
const PARTS = { start: at('src/engine/sandbox/worker.ts'), langChain: at('src/engine/sandbox/langChainPart.ts') };
const ALIAS = { '~': at('src') };

/**
 * Offers the scripts behind the wall as virtual modules, each bundled once, and gives every page the content
 * security policy that carries the relay's hash, as the first tag of its head.
 */
export function farSide(): Plugin {
  const bundles = new Map<string, Promise<BundledText>>();
  let minify = true;
  let dev = false;

  const bundle = (name: string): Promise<BundledText> => {
    let made = bundles.get(name);
    if (!made) {
      made = bundleText(ENTRIES[name] ?? '', ALIAS, minify);
      bundles.set(name, made);
      // A failed build is tried again once the file has been mended.
      made.catch(() => bundles.delete(name));
    }
    return made;
  };
  let parts: Promise<FarSideParts> | null = null;
  const bundleFarSide = (): Promise<FarSideParts> => {
    parts ??= bundleParts(PARTS, ALIAS, minify);
    parts.catch(() => {
      parts = null;
    });
    return parts;
  };
  const relayHash = async () =>
    `'sha256-${createHash('sha256')
      .update((await bundle(RELAY)).text)
      .digest('base64')}'`;

  const moduleOf = async (name: string): Promise<{ readonly code: string; readonly files: readonly string[] }> => {
    if (name === FAR_SIDE || name === LANGCHAIN) {
      const { library, langChain, start, files } = await bundleFarSide();
      const code = name === LANGCHAIN ? exported('default', langChain) : exported('library', library) + exported('start', start);
      return { code, files };
    }
    const { text, files } = await bundle(name);
    return { code: name === RELAY ? exported('text', text) + exported('hash', await relayHash()) : exported('default', text), files };
  };

  return {
    name: 'far-side',
    configResolved(config) {
      dev = config.command === 'serve';
      minify = !dev;
    },
    resolveId: { filter: { id: /^virtual:(far-side|far-side-langchain|far-side-validation|relay)$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:(far-side|far-side-langchain|far-side-validation|relay)$/ },
      async handler(id) {
        const name = id.slice(1);
        const { files, code } = await moduleOf(name);
        for (const file of files) if (!file.includes('node_modules')) this.addWatchFile(file);
        return { code, map: null, moduleSideEffects: false };
      },
    },
    async hotUpdate({ file }) {
      const stale: string[] = [];
      for (const [name, made] of bundles) if ((await made).files.includes(file)) stale.push(name);
      if (parts && (await parts).files.includes(file)) {
        parts = null;
        stale.push(FAR_SIDE, LANGCHAIN);
      }
      for (const name of stale) {
        bundles.delete(name);
        const module = this.environment.moduleGraph.getModuleById(`\0${name}`);
        if (module) this.environment.moduleGraph.invalidateModule(module);
      }
      if (stale.length > 0) this.environment.hot.send({ type: 'full-reload' });
    },
    transformIndexHtml: {
      order: 'post',
      async handler() {
        const content = dev ? devPolicy() : pagePolicy(await relayHash());
        return [{ tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content }, injectTo: 'head-prepend' }];
      },
    },
  };
}

/** JSON text is a JavaScript literal. */
function exported(name: string, text: string): string {
  return name === 'default' ? `export default ${JSON.stringify(text)};` : `export const ${name}=${JSON.stringify(text)};`;
}
