import { ends, input, ownName, strings } from '../parts';
import type { Sketch } from '../sketch';

/** Nodes side by side, each of which adds its own name to `log`. */
export const parallelNames = (...names: string[]): Pick<Sketch, 'nodes' | 'paths'> => ({
  nodes: Object.fromEntries(names.map((name) => [name, ownName('log')])),
  paths: names.map((name) => `START > ${name} > END`),
});

/** The first thing that a person sees; in a file of its own, since it is part of the first paint. */
export const zebraAppleMango: Sketch = {
  title: { en: 'Merge order is not what you think', zh: '合并顺序不是你想的那样' },
  note: {
    en: 'zebra was drawn first. Press Step twice: the three writes merge by node name. Then rename apple to yak, and step again.',
    zh: 'zebra 是第一个画的。按两次单步：三次写入按节点名合并。然后把 apple 改名为 yak，再单步一次。',
  },
  fields: { log: strings },
  ...parallelNames('zebra', 'apple', 'mango'),
  turns: [input("{ log: ['start'] }")],
  expect: [ends('log', ['start', 'apple', 'mango', 'zebra'])],
};
