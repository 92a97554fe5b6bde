import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Effort } from './bench/figure';
import { measure } from './bench/measure';
import { report } from './bench/report';

/** Processes whose spread is told. */
const PROCESSES = { quick: 2, usual: 5 };
/** Calls of the record alone; the goal of its memory is for the last. */
const CALLS = { quick: 1_000, usual: 10_000, full: 100_000 };

/** `npm run bench -- [--quick | --full]`. With a part's name it is one of the processes of that bench. */
async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    options: { quick: { type: 'boolean', default: false }, full: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const effort: Effort = {
    quick: values.quick,
    calls: values.full ? CALLS.full : values.quick ? CALLS.quick : CALLS.usual,
  };
  const [part, argument = ''] = positionals;
  if (part !== undefined) {
    process.stdout.write(await measure(part, argument, effort));
    return true;
  }
  const [load = 0] = loadavg();
  if (load > cpus().length) process.stdout.write(`load ${load.toFixed(1)} on ${cpus().length} processors: what follows is inflated\n`);
  return report({ args: process.argv.slice(2), processes: values.quick ? PROCESSES.quick : PROCESSES.usual });
}

process.exitCode = (await main()) ? 0 : 1;
