import { build, type Plugin, type Rolldown } from 'vite';

/** The names of classes stay: the record and the errors of a run show them. */
const KEEP_CLASS_NAMES = {
  compress: { keepNames: { class: true, function: false } },
  mangle: { keepNames: { class: true, function: false } },
} as const;

export interface Bundling {
  readonly alias: Record<string, string>;
  readonly minify: boolean;
  readonly output: Rolldown.OutputOptions;
  readonly plugins?: readonly Plugin[];
}

/** Bundles scripts that need nothing around them but each other. */
export async function bundleChunks(
  input: string | Record<string, string>,
  { alias, minify, output, plugins = [] }: Bundling,
): Promise<readonly Rolldown.OutputChunk[]> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    publicDir: false,
    resolve: { alias },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [...plugins],
    build: {
      write: false,
      target: 'es2023',
      minify: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input, output: { ...output, strict: true, minify: minify && KEEP_CLASS_NAMES } },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  return outputs.flatMap((one) =>
    one.output.map((chunk) => {
      if (chunk.type !== 'chunk') throw new Error(`${chunk.fileName} is no script`);
      return chunk;
    }),
  );
}

/** Absolute paths of every module inside. */
export function filesIn(chunks: readonly Rolldown.OutputChunk[]): string[] {
  return chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => !id.startsWith('\0')));
}
