/** How the text of an ES module becomes importable: `blob:` URLs in a worker, `data:` URLs in Node, which imports no `blob:`. */
export interface ModuleLoader {
  /** Answers the URL by which other modules may import this text. */
  publish(js: string): string;
  load(url: string): Promise<Readonly<Record<string, unknown>>>;
}

export const dataUrlLoader: ModuleLoader = {
  publish: (js) => `data:text/javascript;charset=utf-8,${encodeURIComponent(js).replaceAll("'", '%27')}`,
  load: (url) => import(/* @vite-ignore */ url) as Promise<Record<string, unknown>>,
};
