import { expect, test } from 'vitest';
import { field, node, withGraph } from '../document.samples';
import type { PlaygroundDoc } from '../document';
import { setFieldOptional, setFieldPrivate, setInputFields, setOutputFields, setReads, setStyle, setUpdateType } from './schemas';

const doc = withGraph({ fields: [field('a'), field('b')], nodes: [node('n')] });
const there = (edited: PlaygroundDoc) => ({ ...edited.graph.fields[0], ...edited.graph.nodes[0], ...edited.graph });

test.each<readonly [string, (doc: PlaygroundDoc) => PlaygroundDoc, (doc: PlaygroundDoc) => PlaygroundDoc, string, unknown]>([
  ['the style', (d) => setStyle(d, 'zod'), (d) => setStyle(d, 'annotation'), 'style', 'zod'],
  ['the input schema', (d) => setInputFields(d, ['f-b', 'gone', 'f-b']), (d) => setInputFields(d, null), 'input', ['f-b']],
  ['the output schema', (d) => setOutputFields(d, []), (d) => setOutputFields(d, null), 'output', []],
  ['what a node reads', (d) => setReads(d, 'n', ['f-a']), (d) => setReads(d, 'n', null), 'reads', ['f-a']],
  ['private', (d) => setFieldPrivate(d, 'f-a', true), (d) => setFieldPrivate(d, 'f-a', false), 'private', true],
  ['optional', (d) => setFieldOptional(d, 'f-a', true), (d) => setFieldOptional(d, 'f-a', false), 'optional', true],
  [
    'the type of what is written',
    (d) => setUpdateType(d, 'f-a', { kind: 'str', of: 'any' }),
    (d) => setUpdateType(d, 'f-a', null),
    'updateType',
    { kind: 'str', of: 'any' },
  ],
])('%s is set, and its key goes with its default', (_name, set, unset, key, value) => {
  expect(unset(doc)).toBe(doc);
  const changed = set(doc);
  expect(there(changed)).toHaveProperty(key, value);
  expect(set(changed)).toBe(changed);
  expect(there(unset(changed))).not.toHaveProperty(key);
  expect(unset(changed)).toEqual(doc);
});

test('a private field is in no schema of the graph, but stays in those of nodes', () => {
  const everywhere = setReads(setOutputFields(setInputFields(doc, ['f-a', 'f-b']), ['f-a']), 'n', ['f-a']);
  const { graph } = setFieldPrivate(everywhere, 'f-a', true);
  expect([graph.input, graph.output, graph.nodes[0]?.reads]).toEqual([['f-b'], [], ['f-a']]);
  expect(setInputFields(setFieldPrivate(doc, 'f-a', true), ['f-a', 'f-b']).graph.input).toEqual(['f-b']);
});
