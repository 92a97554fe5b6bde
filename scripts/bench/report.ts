import { build, preview } from 'vite';
import { type Figure, rowsOf } from './figure';
import { inNewProcess } from './inNewProcess';
import { isWithinBudget, measureSizes } from './sizes';
import { type Row, table } from './table';

const OUT_DIR = 'node_modules/.cache/bench';

interface Extent {
  /** What the bench itself was started with. */
  readonly args: readonly string[];
  readonly processes: number;
}

/** Measures and prints everything, part by part. Answers whether the sizes are within their budgets. */
export async function report({ args, processes }: Extent): Promise<boolean> {
  const many = async (part: string, argument = ''): Promise<Row[]> => {
    const answers: Figure[][] = [];
    for (let i = 0; i < processes; i++) answers.push(JSON.parse(await inNewProcess([part, argument, ...args])) as Figure[]);
    return rowsOf(answers);
  };
  print(`\nRecording, by processor time, medians of interleaved runs in ${processes} processes`);
  print(table(await many('overhead')));

  print('The record by itself, in one process; its goal of memory is for 100,000 calls, which --full makes');
  print(await inNewProcess(['record', ...args], ['--expose-gc']));

  await build({ logLevel: 'error', build: { outDir: OUT_DIR, manifest: true } });
  print(`The built page, in ${processes} browsers`);
  const server = await preview({ logLevel: 'warn', build: { outDir: OUT_DIR }, preview: { host: '127.0.0.1', port: 0, open: false } });
  try {
    const url = server.resolvedUrls?.local[0];
    print(table([...(await many('page', url)), ...(await many('editing', url))]));
  } finally {
    await server.close();
  }

  print('Sizes, which alone can fail');
  const sizes = measureSizes(OUT_DIR);
  print(table(sizes.map(({ stage, kilobytes }) => ({ what: stage.name, figures: [kilobytes], goal: stage.budget, unit: 'kB gz' }))));
  return sizes.every(isWithinBudget);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
