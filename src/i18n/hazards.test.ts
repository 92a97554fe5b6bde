import { expect, it } from 'vitest';
import { findHazards, type HazardCode } from '~/core/analysis';
import { factsOf } from '~/core/analysis/hazards/samples/sampleGraph';
import { TWINS } from '~/core/analysis/hazards/samples/twins';
import { lateEn as en } from './en/late';
import { lateZh as zh } from './zh/late';

it('has a whole sentence for every hazard, and a label for every fix, in both languages', async () => {
  const told = new Set<HazardCode>();
  for (const { bad } of TWINS) {
    for (const { code, params, fixes } of findHazards(bad, await factsOf(bad), null)) {
      told.add(code);
      for (const messages of [en, zh]) {
        const reason = messages.hazards.codes[code].reason(params);
        expect(reason).not.toMatch(/undefined|NaN|\[object|\(\)/);
        expect(reason).toMatch(messages === zh ? /\p{Script=Han}.*。$/u : /^[^\p{Script=Han}]+\.$/u);
        for (const fix of fixes) expect(messages.hazards.fixes[fix]).not.toBe('');
      }
    }
  }
  expect([...told].toSorted()).toEqual(Object.keys(en.hazards.codes).toSorted());
});
