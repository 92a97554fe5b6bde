import { parallelDocument } from './pages/documents';
import { Inspector } from './pages/inspector';
import { expect, test } from './pages/journeyTest';

test('a call of the record on the bench: edited, called, kept as an expectation', async ({ app, page }) => {
  const inspector = new Inspector(page);
  await app.open();
  await app.button('Run').click();
  await app.expectStatus('done');
  await app.rows().nth(2).getByRole('button', { name: 'Details 3' }).click();
  await app.calls.getByRole('button', { name: 'Try on the bench' }).click();
  await expect(inspector.region.getByRole('heading', { name: 'Bench: log' })).toBeVisible();
  await expect(inspector.field('existing')).toHaveValue(/^\[\s*['"]start['"],\s*['"]apple['"],?\s*\]$/);
  await expect(inspector.field('update 1')).toHaveValue(/^\[\s*['"]mango['"],?\s*\]$/);

  await inspector.callBench(["['kiwi']", "['lemon']"]);
  await expect(inspector.region).toContainText("['start', 'apple', 'kiwi', 'lemon']");
  await inspector.button('Keep as an expectation').click();
  await expect(inspector.button('Kept as an expectation of this document.')).toBeDisabled();
  await expect(app.expectations).toContainText('1 of 2 hold');
  await expect(app.expectations).toContainText("log at the end is ['start', 'apple', 'kiwi', 'lemon']");

  await inspector.field('update 2').fill('"abc"');
  await inspector.button('Call it').click();
  await expect(inspector.region).toContainText('threw TypeError: can only concatenate list (not "str") to list');
});

test('an own reducer on the bench: what it changes in place, what it throws and where', async ({ app, page }) => {
  const inspector = new Inspector(page);
  const reducer = [
    'export default (existing: string[], update: string[]) => {',
    "  if (update.length === 0) throw new Error('nothing came');",
    '  existing.push(...update);',
    '  return existing;',
    '};',
    '',
  ].join('\n');
  await app.openLinkTo(parallelDocument('It mutates', reducer));
  await app.field('log').click();
  await inspector.button('Try on the bench').click();
  await inspector.callBench(["['a']", '[]']);
  await expect(inspector.region).toContainText("It changed existing in place: [] became ['a']");
  await expect(inspector.region).toContainText(/threw Error: nothing came \(line 2, column \d+\)/);
});
