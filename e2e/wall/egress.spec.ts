import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ownBrowserTest } from './ownBrowser';
import { PROBES, probeWorker, REACHING, STORES } from './probes';
import { expect, HARNESS, test } from './wallTest';

/** Probes whose host the network stack ever heard of. The log is whole only once the browser is closed. */
async function hostsIn(log: string): Promise<string[]> {
  const text = await readFile(log, 'utf8');
  return Object.keys(PROBES).filter((name) => text.includes(`${name.toLowerCase()}.evil.test`));
}

const reached = (hits: readonly string[]) => [...new Set(hits.map((hit) => hit.split('/').at(-1)?.replace('.js', '')))].toSorted();

/** Lets a probe worker speak on a page that protects nothing. */
async function control(page: Page, origin: string): Promise<Record<string, string>> {
  await page.goto(`${origin}/control.html`);
  const text = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const worker = new Worker('/probes.js');
        worker.onmessage = (event) => resolve(event.data);
        worker.postMessage(null);
      }),
  );
  return JSON.parse(text) as Record<string, string>;
}

async function behindTheWall(page: Page, workerText: string): Promise<Record<string, string>> {
  return JSON.parse(await page.evaluate((text) => window.wall.probe(text), workerText)) as Record<string, string>;
}

ownBrowserTest('control for H04–H11: without the wall the probes get out', async ({ page, hostile, ownBrowser, netLog }) => {
  hostile.serve('/probes.js', probeWorker(PROBES, hostile.port));
  hostile.serve('/control.html', '<!doctype html><title>control</title>');
  const found = await control(page, `http://control.evil.test:${hostile.port}`);
  expect(reached(hostile.hits), JSON.stringify(found, null, 1)).toEqual(expect.arrayContaining(REACHING.toSorted()));
  await ownBrowser.close();
  expect(await hostsIn(netLog)).toEqual(expect.arrayContaining([...REACHING]));
});

ownBrowserTest('H04–H11: no probe reaches the server, nor even the name resolver', async ({ page, hostile, ownBrowser, netLog }) => {
  await page.goto(HARNESS);
  const found = await behindTheWall(page, probeWorker(PROBES, hostile.port));
  expect(Object.keys(found).toSorted()).toEqual(Object.keys(PROBES).toSorted());
  expect(hostile.hits).toEqual([]);
  expect(page.url()).toContain(HARNESS);
  await ownBrowser.close();
  expect(await hostsIn(netLog)).toEqual([]);
});

test('H01–H03: no store of the page is within reach', async ({ page, hostile }) => {
  hostile.serve('/probes.js', probeWorker(STORES, hostile.port));
  hostile.serve('/control.html', '<!doctype html><title>control</title>');
  const free = await control(page, `http://127.0.0.1:${hostile.port}`);
  for (const name of ['indexedDb', 'indexedDbList', 'indexedDbDelete', 'opfs', 'locks', 'caches']) {
    expect(free[name], name).toMatch(/OPENED|LISTED|DELETED/);
  }

  await page.goto(HARNESS);
  await page.evaluate(async () => {
    for (const name of ['playground', 'playground-old']) {
      await new Promise((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onupgradeneeded = () => request.result.createObjectStore('graphs');
        request.onsuccess = () => resolve(request.result.close());
        request.onerror = reject;
      });
    }
    // The page's own channel does carry its own messages.
    new BroadcastChannel('app').postMessage('own');
  });
  const found = await behindTheWall(page, probeWorker(STORES, hostile.port));
  for (const [name, what] of Object.entries(found)) if (name !== 'broadcast') expect(what, name).toMatch(/Error|none/);
  expect(found['broadcast']).toBe('sent');
  expect(await page.evaluate(() => window.wall.broadcasts())).toEqual(['own']);
  const left = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(left.toSorted()).toEqual(['playground', 'playground-old']);
});
