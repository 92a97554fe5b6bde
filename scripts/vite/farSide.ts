import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type BundledText, bundleText } from './bundleText.ts';
import { devPolicy, pagePolicy } from './contentSecurityPolicy.ts';

const FAR_SIDE = 'virtual:far-side';
const RELAY = 'virtual:relay';
/** Only the browser tests' harness asks for it, so no published build has it. */
const VALIDATION = 'virtual:far-side-validation';
const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const ENTRIES: Readonly<Record<string, string>> = {
  [FAR_SIDE]: at('src/engine/sandbox/worker.ts'),
  [RELAY]: at('src/engine/wall/relay.ts'),
  [VALIDATION]: at('e2e/wall/validation/worker.ts'),
};
const ALIAS = { '~': at('src') };

/**
 * Offers the two scripts behind the wall as virtual modules, each bundled once, and gives every page the content
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
  const relayHash = async () =>
    `'sha256-${createHash('sha256')
      .update((await bundle(RELAY)).text)
      .digest('base64')}'`;

  return {
    name: 'far-side',
    configResolved(config) {
      dev = config.command === 'serve';
      minify = !dev;
    },
    resolveId: { filter: { id: /^virtual:(far-side|far-side-validation|relay)$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:(far-side|far-side-validation|relay)$/ },
      async handler(id) {
        const name = id.slice(1);
        const { text, files } = await bundle(name);
        for (const file of files) if (!file.includes('node_modules')) this.addWatchFile(file);
        const code =
          name === RELAY
            ? `export const text=${quoted(text)};export const hash=${quoted(await relayHash())};`
            : `export default ${quoted(text)};`;
        return { code, map: null, moduleSideEffects: false };
      },
    },
    async hotUpdate({ file }) {
      for (const [name, made] of bundles) {
        if (!(await made).files.includes(file)) continue;
        bundles.delete(name);
        const stale = this.environment.moduleGraph.getModuleById(`\0${name}`);
        if (stale) this.environment.moduleGraph.invalidateModule(stale);
        this.environment.hot.send({ type: 'full-reload' });
      }
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
function quoted(text: string): string {
  return JSON.stringify(text);
}
