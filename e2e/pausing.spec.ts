import { documentOf } from '~/examples/sketch';
import { memory } from '~/examples/topics/memory';
import { pausing } from '~/examples/topics/pausing';
import { expect, test } from './pages/journeyTest';
import { Pauses } from './pages/pauses';

function example(id: string) {
  const sketch = { ...memory, ...pausing }[id];
  if (sketch === undefined) throw new Error(`no example ${id}`);
  return documentOf(sketch, 'en');
}

test('two nodes ask at once; the tab is reloaded, both are answered, and both writes are merged', async ({ app, page }) => {
  const pauses = new Pauses(page);
  await app.openLinkTo(example('two-interrupts'));
  await app.button('Run').click();
  await app.expectStatus('paused');
  await expect(pauses.region).toContainText('editor asks');
  await expect(pauses.region).toContainText('May we print it?');

  await page.reload();
  await app.expectStatus('paused');
  await pauses.answer('editor').fill("'well");
  await expect(pauses.button('Resume')).toBeDisabled();
  await pauses.answer('editor').fill("'well'");
  await pauses.answer('lawyer').fill("'no'");
  await pauses.button('Resume').click();
  await app.expectStatus('done');
  await expect(app.now).toContainText("['start', 'editor: well', 'lawyer: no']");
  await expect(pauses.region).toBeHidden();
  await expect(pauses.turn(/^Turn 2: resume/)).toBeVisible();
});

test('a deleted thread is gone, the next turn says why it forgot, and takes the way out', async ({ app, page }) => {
  const pauses = new Pauses(page);
  await app.openLinkTo(example('same-thread'));
  await pauses.addTurn(/^Delete thread 1/);
  await pauses.addTurn(/^Input on the same thread/);
  await app.button('Run').click();
  await app.expectStatus('done');
  await expect(app.now).toContainText("['saw 0']");
  await app.moment(/^input 4/).click();
  await expect(pauses.forgot).toContainText('turn 3 deleted thread 1 with all its checkpoints');
  await pauses.forgot.getByRole('button', { name: 'Take the deletion out' }).click();
  await app.button('Run').click();
  await expect(app.now).toContainText("['hi', 'saw 1', 'again', 'saw 3', 'saw 4']");
});

test('a breakpoint is continued, and a failed superstep tried again without what finished', async ({ app, page }) => {
  const pauses = new Pauses(page);
  const cut = (id: string) => {
    const doc = example(id);
    return { ...doc, expectations: [], graph: { ...doc.graph, turns: doc.graph.turns.slice(0, 1) } };
  };
  await app.openLinkTo(cut('breakpoint'));
  await app.button('Run').click();
  await app.expectStatus('paused');
  await expect(pauses.region).toContainText('Next: publish. Nothing of it has run.');
  await pauses.button('Continue').click();
  await expect(app.now).toContainText("['start', 'draft', 'published']");

  await app.openLinkTo(cut('failed-sibling'));
  await app.button('Run').click();
  await app.expectStatus('failed');
  await expect(pauses.region).toContainText('steady finished: what it wrote is kept as pending writes');
  await pauses.button('Try again from here').click();
  await app.expectStatus('done');
  await expect(app.now).toContainText("['start', 'shaky: try 2', 'steady']");
});
