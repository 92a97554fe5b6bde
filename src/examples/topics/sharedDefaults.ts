import { after, ends, input, node, on, own } from '../parts';
import type { Sketch } from '../sketch';

const VISITS = {
  fields: { log: own('list', '(existing, update) => {\n  existing.push(...update);\n  return existing;\n}', 'str') },
  nodes: { greet: node("{ log: ['hello'] }") },
  paths: ['START > greet > END'],
  turns: [input('{}'), on('2', input('{}'))],
} as const;

/** Whether threads share the object that a field starts from: by how the state is declared. */
export const sharedDefaults: { readonly [id: string]: Sketch } = {
  'default-shared': {
    title: { en: 'A new thread begins with another’s entry', zh: '新线程带着别的线程的内容开始' },
    note: {
      en: 'StateSchema asks for a default once and gives every thread that one object; the reducer pushes into it. So thread 2 begins with what greet wrote on thread 1. Open the second call: it says which row changed the start value, and finds the line. Let the reducer return [...existing, ...update] and it is gone. Annotation makes its default anew for each thread; a Python factory that returns one shared list leaks in the same way.',
      zh: 'StateSchema 只求一次默认值，把这一个对象交给每个线程；归约函数又往里 push。于是线程 2 一开始就有 greet 在线程 1 上写的内容。打开第二次调用：它会说出是哪一行改动了起始值，并能找到那一行代码。让归约函数返回 [...existing, ...update]，问题就没有了。Annotation 为每个线程重新生成默认值；Python 里返回同一个共享列表的工厂函数也会这样泄漏。',
    },
    ...VISITS,
    style: 'stateSchema',
    expect: [ends('log', ['hello'], 'exact', after(1, 1)), ends('log', ['hello', 'hello'])],
  },
  'default-anew': {
    title: { en: 'The same with Annotation: each thread begins anew', zh: '换成 Annotation：每个线程都重新开始' },
    note: {
      en: 'Annotation calls its default for each thread, so the reducer changes a list that no other thread has. Changing in place is still no good habit: open a call to see who else holds the list.',
      zh: 'Annotation 为每个线程调用一次 default，归约函数改动的列表别的线程都没有。就地改动仍然不是好习惯：打开一次调用，看看还有谁持有这个列表。',
    },
    ...VISITS,
    expect: [ends('log', ['hello'], 'exact', after(1, 1)), ends('log', ['hello'])],
  },
};
