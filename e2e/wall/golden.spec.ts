import { fileURLToPath } from 'node:url';
import { readCases } from '../../scripts/golden/readCases';
import { expect, test } from './wallTest';

const CASES = readCases(fileURLToPath(new URL('../../scripts/golden/cases.jsonl', import.meta.url))).filter(({ browser }) => browser);

test('forty golden cases through the wall are what LangGraph did', async ({ wall }) => {
  test.setTimeout(240_000);
  expect(CASES).toHaveLength(40);
  const complaints: Record<string, readonly string[]> = {};
  for (const golden of CASES) {
    const found = await wall.page.evaluate((one) => window.wall.judge(one), golden);
    if (found.length > 0) complaints[golden.id] = found;
  }
  expect(complaints).toEqual({});
});
