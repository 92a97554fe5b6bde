import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expressionOf, sourceOf } from './expression';

it('shows an expression without what stands around it', () => {
  expect(expressionOf('export default ["a"];\n')).toBe('["a"]');
  expect(expressionOf("import { x } from './shared';\nexport default x;\n")).toBe("import { x } from './shared';\nexport default x;\n");
  expect(expressionOf('export default 1')).toBe('export default 1');
});

it('writes whatever was typed so that it is shown again as it was typed', () => {
  const typed = fc.oneof(fc.string(), fc.constantFrom('', ';', '1;', '\n', 'export default 1', 'a;\nb', 'export default 1;\n\n'));
  fc.assert(
    fc.property(typed, (text) => {
      const again = expressionOf(sourceOf(text));
      expect(again === text || again === expressionOf(text)).toBe(true);
      expect(sourceOf(again)).toBe(sourceOf(text));
    }),
  );
});
