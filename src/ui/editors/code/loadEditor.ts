import type { EditorPort } from './editorPort';

let loading: Promise<EditorPort> | null = null;
let loaded: EditorPort | null = null;

/**
 * Loads Monaco once, with its own texts in the language that the page has now (Monaco cannot change it later). A failed
 * load is forgotten, so that the next call tries again.
 */
export function loadEditor(language: 'en' | 'zh'): Promise<EditorPort> {
  loading ??= start(language).then(
    (port) => {
      loaded = port;
      return port;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** Monaco if it is there already. */
export function loadedEditor(): EditorPort | null {
  return loaded;
}

async function start(language: 'en' | 'zh'): Promise<EditorPort> {
  if (language === 'zh') await import('monaco-editor/nls/lang/zh-cn');
  const { startMonaco } = await import('../monaco');
  return startMonaco();
}

/** Calls back once the browser has nothing better to do; returns how to call it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 200);
  return () => clearTimeout(timer);
}
