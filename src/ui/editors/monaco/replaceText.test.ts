import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeBetween } from './replaceText';

it('finds one span whose change turns one text into the other', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '甲') });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const change = changeBetween(before, after);
      if (change === null) {
        expect(before).toBe(after);
        return;
      }
      const { start, removed, inserted } = change;
      expect(before.slice(0, start) + inserted + before.slice(start + removed)).toBe(after);
      expect(before[start] === inserted[0] && removed > 0 && inserted.length > 0).toBe(false);
    }),
  );
});
