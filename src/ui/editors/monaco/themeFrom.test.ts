import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sixDigits, themeFrom } from './themeFrom';

const tokens = readFileSync('src/ui/kit/tokens.css', 'utf8');
const [light = '', dark = ''] = tokens.split(':root[data-theme="dark"]');
const readFrom = (css: string) => (name: string) => sixDigits(new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? '');

describe.each([
  ['light', light],
  ['dark', dark],
])('the editor in the %s theme', (name, css) => {
  it('finds each of its colours among the page’s, in the one form that Monaco takes', () => {
    const theme = themeFrom(readFrom(css), name === 'dark');
    for (const { token, foreground } of theme.rules) expect(foreground, token).toMatch(/^[0-9a-f]{6}$/i);
    for (const [place, colour] of Object.entries(theme.colors)) expect(colour, place).toMatch(/^#([0-9a-f]{6}|[0-9a-f]{8})$/i);
  });
});

it('writes short colours out', () => {
  expect(sixDigits('#fa0')).toBe('#ffaa00');
  expect(sixDigits('#12ab34')).toBe('#12ab34');
});
