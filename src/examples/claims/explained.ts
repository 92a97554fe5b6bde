import type { LocalText } from '~/core/document';

interface Explained {
  readonly title: LocalText;
  /** Why there is nothing to run. */
  readonly note: LocalText;
}

/** Claims that no run in a page can show: an option that LangGraph.js does not have. */
export const EXPLAINED: { readonly [claim: string]: Explained } = {
  C104: {
    title: { en: 'add_messages with format=', zh: '带 format= 的 add_messages' },
    note: {
      en: 'In Python format="langchain-openai" turns content blocks into OpenAI’s shape, at each merge. The reducer of LangGraph.js has two parameters and no such option: content stays as it was given.',
      zh: 'Python 中 format="langchain-openai" 会在每次合并时把内容块转成 OpenAI 的格式。LangGraph.js 的归约函数只有两个参数，没有这个选项：内容保持原样。',
    },
  },
  C105: {
    title: { en: 'add_messages with an unknown format', zh: '给 add_messages 一个未知的 format' },
    note: {
      en: 'Python raises ValueError and names what it knows. LangGraph.js ignores a third argument.',
      zh: 'Python 抛出 ValueError，并列出认识的值。LangGraph.js 忽略第三个参数。',
    },
  },
};
