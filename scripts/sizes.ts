import { isWithinBudget, measureSizes } from './bench/sizes';

/** Fails where a build, made with `--manifest`, is above one of its budgets. */
function main(outDir: string | undefined): boolean {
  if (outDir === undefined) throw new Error('usage: node scripts/run.mjs sizes FOLDER');
  const sizes = measureSizes(outDir);
  for (const size of sizes) {
    const { stage, kilobytes, files } = size;
    const budget = stage.budget === null ? '' : ` of ${stage.budget}`;
    process.stdout.write(
      `${stage.name}: ${kilobytes.toFixed(1)}${budget} kB gz in ${files.length} files${isWithinBudget(size) ? '' : ', TOO MUCH'}\n`,
    );
  }
  return sizes.every(isWithinBudget);
}

process.exitCode = main(process.argv[2]) ? 0 : 1;
