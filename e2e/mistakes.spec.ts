import { parallelDocument } from './pages/documents';
import { Inspector } from './pages/inspector';
import { expect, test } from './pages/journeyTest';

const FINE = 'export default (existing, update) => [...existing, ...update];\n';

test('a type error in an own reducer has a marker and a line', async ({ app, page }) => {
  const inspector = new Inspector(page);
  await app.openLinkTo(parallelDocument('A type error', FINE));
  await app.field('log').click();
  await inspector.fullEditor();
  await expect(page.locator('.squiggly-error')).toHaveCount(0);
  await inspector.write(
    /^Reducer of log/,
    'export default (existing: string[], update: string[]): string[] => {\n  return existing.length;\n};\n',
  );
  await expect(inspector.issues).toContainText(/Line 2: Type 'number' is not assignable to type 'string\[\]'/);
  await expect(page.locator('.squiggly-error').first()).toBeVisible();
});

test('a thrown error names the line of its author, in the record and in the code', async ({ app, page }) => {
  const inspector = new Inspector(page);
  const thrower = [
    'type Words = string[];',
    'interface Unused { a: number }',
    '',
    'export default (existing: Words, update: Words): Words => {',
    "  if (update[0] === 'mango') throw new RangeError('no mangoes');",
    '  return [...existing, ...update];',
    '};',
    '',
  ].join('\n');
  await app.openLinkTo(parallelDocument('It throws', thrower));
  await app.button('Run').click();
  await app.expectStatus('failed');
  await app.expectStatus('RangeError: no mangoes');
  await expect(app.writers()).toHaveText(['input', 'apple', 'mango']);
  const failed = app.rows().nth(2);
  await expect(failed).toContainText('RangeError: no mangoes');
  await expect(page.getByRole('tabpanel', { name: 'What happened' })).toContainText('RangeError: no mangoes');
  await app.tab('Last committed state');
  await expect(app.now).toContainText("log['start']nextapple, mango, zebra");
  await expect(app.status.getByRole('button', { name: /^log, line 5, column \d+$/ })).toBeVisible();

  await failed.getByRole('button', { name: 'Details 3' }).click();
  await expect(app.calls).toContainText('The superstep failed, so nothing of it was committed.');
  await app.calls.getByRole('button', { name: /^log, line 5, column \d+$/ }).click();
  await expect(inspector.region.getByRole('heading', { name: 'Field' })).toBeVisible();
  await expect(inspector.issues).toContainText('Line 5: RangeError: no mangoes');
  await inspector.fullEditor();
  await expect(page.locator('.squiggly-error').first()).toBeVisible();
});

test('an endless loop is stopped, the page lives on, and Step works again', async ({ app, page }) => {
  const inspector = new Inspector(page);
  const loop = "export default (existing, update) => {\n  while (update[0] === 'mango') {}\n  return [...existing, ...update];\n};\n";
  await app.openLinkTo(parallelDocument('It never ends', loop));
  await app.step();
  await app.expectAt(/^input/);
  await app.step();
  await app.button(/^Notation: Python/).click();
  await expect(app.field('log')).toContainText('["start"]');
  await app.expectStatus('No sign of life');
  await app.expectStatus('It happened in the reducer of log, with the update of mango.');
  await expect(app.writers()).toHaveText(['input', 'apple', 'mango']);
  await expect(app.rows().nth(1)).toContainText('["start", "apple"]');
  await expect(app.rows().nth(2)).toContainText('did not return');
  await expect(app.now).toContainText('nextapple, mango, zebra');

  await app.field('log').click();
  await inspector.fullEditor();
  await inspector.write(/^Reducer of log/, FINE);
  await app.step();
  await expect(app.writers()).toHaveText(['input', 'apple', 'mango', 'zebra']);
  await app.expectAt(/^superstep 1/);
  await app.expectStatus('done');
});
