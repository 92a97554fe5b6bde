import { readFileSync } from 'node:fs';
import type { GoldenCase } from './goldenCase';

/** The cases of a file, one JSON object a line. */
export function readCases(file: string): GoldenCase[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as GoldenCase);
}
