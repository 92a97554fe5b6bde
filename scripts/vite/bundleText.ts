import { build, type Rolldown } from 'vite';

export interface BundledText {
  readonly text: string;
  /** Absolute paths of every module inside. */
  readonly files: readonly string[];
}

/** The names of classes stay: the record and the errors of a run show them. */
const MINIFY = {
  compress: { keepNames: { class: true, function: false } },
  mangle: { keepNames: { class: true, function: false } },
} as const;

/** Bundles one entry into the text of a strict classic script that needs nothing around it. */
export async function bundleText(entry: string, alias: Record<string, string>, minify: boolean): Promise<BundledText> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    publicDir: false,
    resolve: { alias },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      minify: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: entry, output: { format: 'iife', strict: true, codeSplitting: false, minify: minify && MINIFY } },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  const chunks = outputs.flatMap((one) => one.output);
  const [chunk] = chunks;
  if (chunks.length !== 1 || chunk?.type !== 'chunk') throw new Error(`${entry} must become one script, not ${chunks.length} files`);
  return { text: chunk.code.trim(), files: chunk.moduleIds.filter((id) => !id.startsWith('\0')) };
}
