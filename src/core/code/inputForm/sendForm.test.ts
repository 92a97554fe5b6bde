import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSends, writeSends } from './sendForm';

const two = [
  { node: 'work', payload: "{ item: 'a' }" },
  { node: 'an "odd" one', payload: 'f(1, [2, 3])' },
];

describe('Sends of an input', () => {
  it('are one Command, and are read from it again', () => {
    const source = writeSends(two);
    expect(source).toBe(
      'import { Command, Send } from \'@langchain/langgraph\';\n\nexport default new Command({\n  goto: [\n    new Send("work", { item: \'a\' }),\n    new Send("an \\"odd\\" one", f(1, [2, 3])),\n  ],\n});\n',
    );
    expect(readSends(source ?? '')).toEqual(two);
    expect(readSends(writeSends([]) ?? '')).toEqual([]);
  });

  it('are not written with a payload that is no expression', () => {
    expect(writeSends([{ node: 'work', payload: '{ a: ' }])).toBe(undefined);
    expect(writeSends([{ node: 'work', payload: '1, 2' }])).toBe(undefined);
  });

  it.each([
    'export default {};\n',
    'export default new Command({ goto: [new Send("work", 1)] });\n',
    "import { Command, Send } from '@langchain/langgraph';\n\nexport default new Command({ goto: 'work' });\n",
    'import { Command, Send } from \'@langchain/langgraph\';\n\nexport default new Command({ goto: [new Send("work", 1)], update: {} });\n',
    "import { Command, Send } from '@langchain/langgraph';\n\nexport default new Command({ goto: [new Send(name, 1)] });\n",
    "import { Command, Send } from '@langchain/langgraph';\n\nexport default new Command({ goto: [...list] });\n",
    "import { Command, Send } from '@langchain/langgraph';\n\nexport default new Command({ goto: [] });\nconsole.log(1);\n",
  ])('are not seen in %j', (source) => {
    expect(readSends(source)).toBeNull();
  });

  it('come back whatever they are called and hold', () => {
    const payload = fc.oneof(
      fc.jsonValue().map((value) => JSON.stringify(value)),
      fc.constantFrom('/[,)]/g', '`a ${f(")")}`', "'\\')'"),
    );
    fc.assert(
      fc.property(fc.array(fc.record({ node: fc.string({ maxLength: 12 }), payload }), { maxLength: 5 }), (sends) => {
        expect(readSends(writeSends(sends) ?? '')).toEqual(sends);
      }),
    );
  });
});
