import { importLangGraph } from '../imports';
import { ends, fails, input, node, own } from '../parts';
import type { Sketch } from '../sketch';
import { twins } from './hazardsTwins';

const line = {
  nodes: { ask: node("{ log: ['asked'] }"), answer: node("{ log: ['answered'] }") },
  paths: ['START > ask > answer > END'],
  turns: [input("{ log: ['start'] }")],
};
const logWith = (body: string): Sketch['fields'] => ({ log: own('list', `(existing, update) => ${body}`, 'str') });

/** What a reducer gives back, and what it does to what it was given. */
export const hazardsOfResults: { readonly [id: string]: Sketch } = {
  ...twins(
    'no-return',
    {
      title: { en: 'Braces without a return', zh: '有花括号，没有 return' },
      note: {
        en: 'Look at the call for the input: its result is undefined, and log is empty after it. The next write is then stored without a call. In Python the result is None, which stays as a value and is existing in the next call. The mend is the missing return.',
        zh: '看输入的那次调用：结果是 undefined，之后 log 变空。下一次写入不经调用直接存下。在 Python 里结果是 None，它作为值留下，下一次调用的 existing 就是它。修法是补上 return。',
      },
      fields: logWith('{\n  existing.concat(update);\n}'),
      ...line,
      expect: [{ kind: 'absent', field: 'log', at: 'end' }],
    },
    {
      title: { en: 'Mended: the list is returned', zh: '修好：返回列表' },
      note: {
        en: 'Three calls, and each result is existing of the next.',
        zh: '三次调用，每次的结果就是下一次的 existing。',
      },
      fields: logWith('{\n  return existing.concat(update);\n}'),
      expect: [ends('log', ['start', 'asked', 'answered'])],
    },
  ),
  ...twins(
    'push-result',
    {
      title: { en: 'push returns a length', zh: 'push 返回的是长度' },
      note: {
        en: 'Look at the result of the first call: 1, the new length, in place of a list. The call for ask then fails, since a number cannot be spread. In Python append and extend return None instead. The mend is to return the list.',
        zh: '看第一次调用的结果：1，也就是新的长度，而不是列表。接着 ask 的调用失败，因为数字不能展开。Python 的 append 和 extend 返回的则是 None。修法是返回列表。',
      },
      fields: logWith('[...existing].push(...update)'),
      ...line,
      expect: [fails('TypeError')],
    },
    {
      title: { en: 'Mended: concat returns the list', zh: '修好：concat 返回列表' },
      note: {
        en: 'concat makes a new list and returns it. Every existing is a list now.',
        zh: 'concat 生成新的列表并返回它。现在每次的 existing 都是列表。',
      },
      fields: logWith('existing.concat(update)'),
      expect: [ends('log', ['start', 'asked', 'answered'])],
    },
  ),
  ...twins(
    'mutates-existing',
    {
      title: { en: 'push into existing, before a conditional edge', zh: '往 existing 里 push，后面还有条件边' },
      note: {
        en: 'The conditional edge after ask looks ahead: LangGraph calls the reducer once more, and push changes the list that is really stored. Look at existing in the call that is committed: asked is in it already. The mend is a new list; what a change in place does to stored history differs between Python and LangGraph.js.',
        zh: 'ask 之后的条件边要预览：LangGraph 会再调用一次归约函数，而 push 改动的正是真正存着的列表。看被提交的那次调用里的 existing：asked 已经在里面了。修法是返回新的列表；就地改动对已存历史的影响，Python 和 LangGraph.js 并不相同。',
      },
      fields: logWith('{\n  existing.push(...update);\n  return existing;\n}'),
      nodes: line.nodes,
      paths: ['START > ask', 'answer > END'],
      routers: [
        {
          source: 'ask',
          targets: ['answer', 'END'],
          code: `${importLangGraph('END')}\nexport default (state) => (state.log.includes('asked') ? 'answer' : END);\n`,
        },
      ],
      turns: line.turns,
      expect: [ends('log', ['start', 'asked', 'asked', 'answered'])],
    },
    {
      title: { en: 'Mended: a new list in each call', zh: '修好：每次调用都用新的列表' },
      note: {
        en: 'The call that looks ahead makes a list of its own, and existing stays as it was. asked is stored once.',
        zh: '预览的那次调用生成自己的列表，existing 保持原样。asked 只存一次。',
      },
      fields: logWith('[...existing, ...update]'),
      expect: [ends('log', ['start', 'asked', 'answered'])],
    },
  ),
};
