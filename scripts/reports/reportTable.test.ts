import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { reportTable } from './reportTable';

it('is what docs/reports.md holds: `npm run reports -- --write` writes it anew', () => {
  expect(readFileSync(new URL('../../docs/reports.md', import.meta.url), 'utf8')).toBe(reportTable());
});
