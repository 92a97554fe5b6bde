/** How the text of an ES module becomes importable: `blob:` URLs in a worker, `data:` URLs in Node, which imports no `blob:`. */
export interface ModuleLoader {
  /** Answers the URL by which other modules may import this text. */
  publish(js: string): string;
  load(url: string): Promise<Readonly<Record<string, unknown>>>;
}

let published = 0;

/**
 * For Node alone. Base64, so that a stack frame that names the whole URL can be taken apart. Equal texts get URLs of their own, as
 * `blob:` URLs are: Node would answer with the module of an earlier run, whose `interrupt` knows no later task.
 */
export const dataUrlLoader: ModuleLoader = {
  publish: (js) => `data:text/javascript;base64,${Buffer.from(`${js}\n// ${published++}`).toString('base64')}`,
  load: (url) => import(/* @vite-ignore */ url) as Promise<Record<string, unknown>>,
};
