import editorWorkerUrl from 'monaco-editor/editor/editor.worker?worker&url';
import typeScriptWorkerUrl from '../language/typescript.worker?worker&url';

const URLS: readonly string[] = [editorWorkerUrl, typeScriptWorkerUrl];

/** Two scripts of this page's own build, and nothing else, may become Monaco's workers. */
const workerUrl = (() => {
  const rule = (url: string) => {
    if (!URLS.includes(url)) throw new TypeError('app#worker refused a script that it does not know');
    return url;
  };
  const factory = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  if (factory === undefined) return rule;
  const policy = factory.createPolicy('app#worker', { createScriptURL: rule });
  return (url: string) => policy.createScriptURL(url);
})();

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** Tells Monaco which worker does what. To be called before its first editor or model. */
export function provideWorkers(): void {
  self.MonacoEnvironment = {
    getWorker: (_id, label) => {
      const url = label === 'typescript' ? typeScriptWorkerUrl : editorWorkerUrl;
      return new Worker(workerUrl(url), { type: 'module', name: label });
    },
  };
}
