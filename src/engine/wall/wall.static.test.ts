import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hash, text } from 'virtual:relay';
import { describe, expect, it } from 'vitest';
import { pagePolicy } from '../../../scripts/vite/contentSecurityPolicy';
import { SRCDOC } from './srcdoc';

const SRC = fileURLToPath(new URL('../../', import.meta.url));
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path: path.replaceAll('\\', '/'), code: readFileSync(join(SRC, path), 'utf8') }));

const filesWith = (pattern: RegExp) =>
  sources
    .filter(({ code }) => pattern.test(code))
    .map(({ path }) => path)
    .toSorted();

describe('the wall, as it is written', () => {
  it('starts workers in three places only', () => {
    expect(filesWith(/new (Shared)?Worker\(/)).toEqual([
      'engine/wall/relay.ts',
      'engine/wall/stripClient.ts',
      'ui/editors/monaco/workers.ts',
    ]);
  });

  it('makes frames in one place only, with no right but scripts', () => {
    expect(filesWith(/createElement\('iframe'\)|<iframe/)).toEqual(['engine/wall/frame.ts']);
    const code = sources.find(({ path }) => path === 'engine/wall/frame.ts')?.code ?? '';
    expect([...code.matchAll(/'sandbox', '([^']*)'/g)].map(([, value]) => value)).toEqual(['allow-scripts']);
  });

  it('sets markup and evaluates text nowhere', () => {
    expect(filesWith(/\.innerHTML|outerHTML|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML|createContextualFragment/)).toEqual(
      [],
    );
    expect(filesWith(/\beval\(|new Function\(/)).toEqual([]);
  });

  it('gives the frame a policy that lets nothing through but the relay and blobs', () => {
    expect(SRCDOC.startsWith('<!doctype html><html><head><meta http-equiv="Content-Security-Policy"')).toBe(true);
    const policy = /content="([^"]*)"/.exec(SRCDOC)?.[1] ?? '';
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src ${hash} blob:`,
      'worker-src blob:',
      'child-src blob:',
      ...['connect', 'img', 'style', 'font', 'media'].map((kind) => `${kind}-src 'none'`),
      "form-action 'none'",
      "base-uri 'none'",
    ]);
    // The script element ends where it should.
    expect(text).not.toContain('</script');
    expect(SRCDOC.endsWith(`<script>${text}</script></head><body></body></html>`)).toBe(true);
  });

  it('gives the page a policy without connections, frames and evaluation', () => {
    const policy = pagePolicy(hash);
    for (const part of [
      "default-src 'none'",
      `script-src 'self' ${hash} blob:`,
      "connect-src 'none'",
      "frame-src 'none'",
      "worker-src 'self' blob:",
      "require-trusted-types-for 'script'",
    ]) {
      expect(policy.split('; ')).toContain(part);
    }
    expect(policy.match(/unsafe-\w+/g)).toEqual(['unsafe-inline']);
    expect(/style-src ([^;]*)/.exec(policy)?.[1]).toContain("'unsafe-inline'");
  });

  it('keeps the relay small and free of evaluation', () => {
    expect(text.length).toBeLessThan(6_000);
    expect(text).not.toMatch(/\beval\b|Function\(|innerHTML|document/);
    expect(text.startsWith('"use strict"')).toBe(true);
  });
});
