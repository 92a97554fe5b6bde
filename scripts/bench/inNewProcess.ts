import { spawn } from 'node:child_process';

/** Runs this very script again with other arguments, and answers what it said on its standard output. */
export function inNewProcess(args: readonly string[], nodeOptions: readonly string[] = []): Promise<string> {
  const [node, script = ''] = process.argv;
  const child = spawn(node ?? process.execPath, [...nodeOptions, script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(said) : reject(new Error(`${args.join(' ')} ended with ${code}`))));
  });
}
