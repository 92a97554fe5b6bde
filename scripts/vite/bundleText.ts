import { bundleChunks, filesIn } from './bundleChunks.ts';

export interface BundledText {
  readonly text: string;
  /** Absolute paths of every module inside. */
  readonly files: readonly string[];
}

/** Bundles one entry into the text of a strict classic script that needs nothing around it. */
export async function bundleText(entry: string, alias: Record<string, string>, minify: boolean): Promise<BundledText> {
  const chunks = await bundleChunks(entry, { alias, minify, output: { format: 'iife', codeSplitting: false } });
  const [chunk] = chunks;
  if (chunks.length !== 1 || !chunk) throw new Error(`${entry} must become one script, not ${chunks.length} files`);
  return { text: chunk.code.trim(), files: filesIn(chunks) };
}
