import { measureSizes } from './bench/sizes';

/** Fails where a build, made with `--manifest`, is above one of its budgets. */
function main(outDir: string | undefined): boolean {
  if (outDir === undefined) throw new Error('usage: node scripts/run.mjs sizes FOLDER');
  const sizes = measureSizes(outDir);
  for (const { stage, kilobytes, files } of sizes) {
    const verdict = kilobytes <= stage.budget ? 'ok' : 'TOO MUCH';
    process.stdout.write(`${stage.name}: ${kilobytes.toFixed(1)} of ${stage.budget} kB gz in ${files.length} files, ${verdict}\n`);
  }
  return sizes.every(({ stage, kilobytes }) => kilobytes <= stage.budget);
}

process.exitCode = main(process.argv[2]) ? 0 : 1;
