import type { Page } from '@playwright/test';
import { chain } from './graphs';
import { ownBrowserTest as test } from './ownBrowser';
import { PROBES, probeWorker, STORES } from './probes';
import { expect, HARNESS, PATIENT, WallPage } from './wallTest';

/** The wall with a stone taken out, to show that the other tests would see it: every text that is served goes through `change`. */
async function openChanged(page: Page, change: (text: string, path: string) => string): Promise<void> {
  await page.route('**/*', async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (route.request().url().includes('evil.test') || !/\.(html|js)$/.test(path)) return route.continue();
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: change(text, path) });
  });
  await page.goto(HARNESS);
}

/** Takes something out and makes sure that it was there. */
function without(text: string, pattern: RegExp, replacement = ''): string {
  expect(text).toMatch(pattern);
  return text.replace(pattern, replacement);
}

const SOME = Object.fromEntries(['fetch', 'xhr', 'webSocket', 'importHttp'].map((name) => [name, PROBES[name] ?? '']));
const probe = async (page: Page, probes: Readonly<Record<string, string>>, port: number): Promise<Record<string, string>> =>
  JSON.parse(await page.evaluate((text) => window.wall.probe(text), probeWorker(probes, port))) as Record<string, string>;

/** The one script that makes the frame; its name is the bundler's business. */
const makesFrame = (text: string, path: string) => path.endsWith('.js') && text.includes('allow-scripts');

test('without both policies the probes get out', async ({ page, hostile }) => {
  await openChanged(page, (text, path) => {
    if (path.endsWith('.html')) return without(text, /<meta http-equiv="Content-Security-Policy"[^>]*>/g);
    return makesFrame(text, path) ? without(text, /<meta http-equiv=\\?"Content-Security-Policy\\?" content=\\?"[^>]*>/g) : text;
  });
  const found = await probe(page, SOME, hostile.port);
  expect(hostile.hits.length, JSON.stringify(found)).toBeGreaterThan(2);
});

test("with the page's policy alone, or the frame's alone, they do not", async ({ page, hostile }) => {
  await openChanged(page, (text, path) =>
    makesFrame(text, path) ? without(text, /<meta http-equiv=\\?"Content-Security-Policy\\?" content=\\?"[^>]*>/g) : text,
  );
  await probe(page, SOME, hostile.port);
  expect(hostile.hits).toEqual([]);
  await page.unroute('**/*');
  await openChanged(page, (text, path) =>
    path.endsWith('.html') ? without(text, /<meta http-equiv="Content-Security-Policy"[^>]*>/g) : text,
  );
  await probe(page, SOME, hostile.port);
  expect(hostile.hits).toEqual([]);
});

test('with allow-same-origin the relay refuses; without its refusal the stores are open', async ({ page, hostile }) => {
  const sameOrigin = (text: string, path: string) =>
    makesFrame(text, path) ? without(text, /(["'`])allow-scripts\1/g, '$1allow-scripts allow-same-origin$1') : text;
  await openChanged(page, sameOrigin);
  await page.evaluate(() => window.wall.warmUp());
  await page.evaluate((change) => window.wall.configure(change), { page: { startMs: 1_000 } });
  const run = await new WallPage(page).run(chain({ nodes: { a: 'export default () => ({});' } }));
  expect(run.over).toMatchObject({ how: 'failed', cause: { kind: 'unavailable' } });

  await page.unroute('**/*');
  await openChanged(page, (text, path) => {
    if (path.endsWith('.html')) return without(text, /<meta http-equiv="Content-Security-Policy"[^>]*>/g);
    if (!makesFrame(text, path)) return text;
    const unguarded = without(sameOrigin(text, path), /self\.origin===(\\?["'`])null\1/g, 'true');
    return without(unguarded, /'sha256-[^']+'/g, "'unsafe-inline'");
  });
  const found = await probe(page, STORES, hostile.port);
  expect(found['indexedDb']).toContain('OPENED');
  expect(found['indexedDbDelete']).toContain('DELETED');
});

test('without the freeze the engine can be made to lie', async ({ page }) => {
  const lie = `import { BinaryOperatorAggregate } from '@langchain/langgraph';
export default () => {
  try { (BinaryOperatorAggregate.prototype as any).get = () => ['forged']; } catch {}
  return { log: ['a'] };
};`;
  const graph = chain({ nodes: { a: lie } });
  await openChanged(page, (text) => text);
  const wall = new WallPage(page);
  await wall.configure(PATIENT);
  expect((await wall.run(graph)).state).toEqual({ log: ['in', 'a'] });
  await page.unroute('**/*');
  await openChanged(page, (text, path) =>
    path.includes('far-side') ? without(text, /use strict(\\?["'`]);/, 'use strict$1;Object.freeze=o=>o;') : text,
  );
  await wall.configure(PATIENT);
  expect((await wall.run(graph)).state).toEqual({ log: ['forged'] });
});
