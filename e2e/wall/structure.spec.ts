import { chain } from './graphs';
import { expect, HARNESS, test } from './wallTest';

const GRAPH = chain({ nodes: { a: 'export default () => ({ log: ["a"] });' } });

test('H13: the frame has no right but to run scripts, and both policies stand first', async ({ page, wall }) => {
  await wall.page.evaluate(() => window.wall.warmUp());
  const frame = page.locator('iframe');
  await expect(frame).toHaveCount(1);
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  await expect(frame).toHaveAttribute('allow', '');
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  await expect(frame).not.toHaveAttribute('src');
  await expect(frame).toBeHidden();

  const inner = (await frame.getAttribute('srcdoc')) ?? '';
  expect(inner).toMatch(
    /^<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-[^']+' blob:; /,
  );
  for (const part of ["connect-src 'none'", 'worker-src blob:', "form-action 'none'", "base-uri 'none'"]) expect(inner).toContain(part);
  expect(inner).not.toContain('unsafe');
  expect(inner.match(/<script/g)).toHaveLength(1);

  for (const path of [HARNESS, 'index.html']) {
    const response = await page.request.get(path);
    if (response.status() === 404) continue;
    const html = await response.text();
    expect(html, path).toMatch(/<head>\s*<meta http-equiv="Content-Security-Policy"/);
    const policy = /content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&#39;', "'") ?? '';
    for (const part of ["default-src 'none'", "connect-src 'none'", "frame-src 'none'", "require-trusted-types-for 'script'"])
      expect(policy).toContain(part);
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toMatch(/^'self' 'sha256-[^']+' blob:$/);
  }
});

test('H13: markup from strings is refused on the page', async ({ page, wall }) => {
  await expect(wall.page).toHaveURL(/harness/);
  // By a timer, since what a test evaluates is not held by the page's policy.
  const outcome = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const element = document.createElement('div');
        document.body.append(element);
        addEventListener('securitypolicyviolation', (event) => event.stopImmediatePropagation(), { capture: true });
        try {
          element.innerHTML = '<b>x</b>';
          resolve('set');
        } catch (error) {
          resolve(String(error));
        }
      }),
  );
  expect(outcome).toContain('TrustedHTML');
});

test('H12: the relay is no gadget: outside of a sandbox it does nothing', async ({ page, wall, hostile }) => {
  await wall.page.evaluate(() => window.wall.warmUp());
  const srcdoc = (await page.locator('iframe').getAttribute('srcdoc')) ?? '';
  // Without the policy's hash check and without the wall's page around it: as an attacker would host it.
  hostile.serve('/relay.html', srcdoc);
  hostile.serve('/attacker.html', '<!doctype html><title>attacker</title>');
  await page.goto(`http://127.0.0.1:${hostile.port}/attacker.html`);
  const hellos = (sandbox: string | null) =>
    page.evaluate(
      (value) =>
        new Promise<number>((resolve) => {
          let count = 0;
          addEventListener('message', () => (count += 1));
          const frame = document.createElement('iframe');
          if (value !== null) frame.setAttribute('sandbox', value);
          frame.onload = () => setTimeout(() => resolve(count), 200);
          frame.src = '/relay.html';
          document.body.append(frame);
        }),
      sandbox,
    );
  expect(await hellos('allow-scripts')).toBe(1);
  expect(await hellos(null)).toBe(0);
  expect(await hellos('allow-scripts allow-same-origin')).toBe(0);
  await page.goto(HARNESS);
});

test('H12: an embedded page of ours answers no stranger', async ({ page, wall, hostile, baseURL }) => {
  await expect(wall.page).toHaveURL(/harness/);
  hostile.serve('/attacker.html', '<!doctype html><title>attacker</title>');
  await page.goto(`http://127.0.0.1:${hostile.port}/attacker.html`);
  const answers = await page.evaluate(
    (target) =>
      new Promise<unknown[]>((resolve) => {
        const heard: unknown[] = [];
        addEventListener('message', (event) => heard.push(event.data));
        const frame = document.createElement('iframe');
        frame.onload = () => {
          for (const message of [{ kind: 'hello' }, { kind: 'engine', frame: '', text: 'fetch("/x")' }, { kind: 'ping', frame: '' }]) {
            frame.contentWindow?.postMessage(message, '*');
          }
          setTimeout(() => resolve(heard), 500);
        };
        frame.src = target;
        document.body.append(frame);
      }),
    new URL(HARNESS, baseURL).href,
  );
  expect(answers).toEqual([]);
  expect(hostile.hits.filter((hit) => !hit.includes('favicon'))).toEqual([]);
  await page.goto(HARNESS);
});

test('H11: a frame that leaves its document is thrown away, and what it leaves for is never fetched', async ({ page, wall, hostile }) => {
  const run = await wall.start(GRAPH, { allow: 0 });
  await run.until('parked');
  const [, frame] = page.frames();
  await frame?.evaluate((url) => {
    location.href = url;
  }, `http://127.0.0.1:${hostile.port}/stolen`);
  const { over } = await run.finished();
  expect(over).toMatchObject({ how: 'killed', cause: { kind: 'lost' } });
  expect(hostile.hits).toEqual([]);
  expect((await wall.run(GRAPH)).over.how).toBe('done');
  // A test's own evaluation is reported as a violation of whoever it runs in.
  expect(await page.evaluate(() => window.wall.takeViolations())).toEqual([expect.stringContaining('frame-src')]);
});

test('H11: an impostor in the frame that knows the protocol but not its id is not believed', async ({ page, wall }) => {
  const run = await wall.start(GRAPH, { allow: 0 });
  await run.until('parked');
  await page.frames()[1]?.evaluate(() => {
    for (const kind of ['failed', 'pong', 'engineReady']) parent.postMessage({ kind, frame: 'guess', worker: 1, detail: 'forged' }, '*');
  });
  await run.allow(null);
  expect((await run.finished()).over.how).toBe('done');
  const second = await wall.start(GRAPH, { allow: 0 });
  await second.until('parked');
  // A second hello means a second document.
  await page.frames()[1]?.evaluate(() => parent.postMessage({ kind: 'hello' }, '*'));
  expect((await second.finished()).over).toMatchObject({ how: 'killed', cause: { kind: 'lost' } });
});
