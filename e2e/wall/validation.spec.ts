import { expect, test } from './wallTest';

/** What the package registers for a saver, and how many of it where a saver's name makes it skip. */
const TESTS = 726;

test("the makers' validation of savers passes behind the wall, and what it leaves comes back from the browser's disk", async ({ wall }) => {
  test.setTimeout(180_000);
  const first = await wall.page.evaluate(() => window.wall.validate('validated'));
  expect(first.outcomes.filter(({ error }) => error !== '')).toEqual([]);
  expect(first.outcomes).toHaveLength(TESTS);
  expect(first.kept).toBeGreaterThan(90);

  await wall.page.reload();
  const second = await wall.page.evaluate(() => window.wall.validate('validated'));
  expect(second.outcomes[0]).toEqual({ name: `${first.kept} records read back`, error: '' });
  expect(second.outcomes.filter(({ error }) => error !== '')).toEqual([]);
});
