import { describe, expect, it } from 'vitest';
import { explainError, type Story, whyOf } from '~/core/analysis';
import { createTraceStore, type TraceStore } from '~/core/trace';
import { createInProcessEngine } from '~/engine/inProcess';
import { examples } from '~/examples/gallery';
import { loadMessages } from '~/i18n';
import { withLateText } from '~/i18n/late';
import type { PlaygroundDoc } from '~/core/document';
import { storyDetails, storyText } from './storyText';
import { whyText } from './whyText';

const LANGUAGES = [
  { text: withLateText(await loadMessages('en')), words: /[a-z]{3}/ },
  { text: withLateText(await loadMessages('zh')), words: /\p{Script=Han}/u },
] as const;
/** What a parameter leaves behind that is not there, or is no text. */
const BROKEN = /NaN|\[object|null\b/;

async function ran({ graph }: PlaygroundDoc): Promise<TraceStore> {
  const store = createTraceStore();
  await new Promise<void>((done) => {
    createInProcessEngine().run(
      graph,
      { seed: graph.seed, allow: null, delays: null },
      {
        onTrace: (values, events) => store.append(values, events),
        onStatus: (status) => {
          if (status.kind === 'over') done();
        },
      },
    );
  });
  return store;
}

describe('every example', () => {
  it.each(examples.map((example) => [example.id, example.doc('en')] as const))('%s is told in both languages', async (_, doc) => {
    const store = await ran(doc);
    for (const { text, words } of LANGUAGES) {
      for (const row of store.rows) {
        for (const why of whyOf(store, row, doc.graph)) {
          const sentence = whyText(why, store, text.why, text);
          expect(sentence).toMatch(words);
          expect(sentence).not.toMatch(BROKEN);
        }
      }
      for (const turn of store.turns) {
        const explanation = explainError(store, turn, doc);
        // The record shows why every failed example failed.
        expect(explanation === null).toBe(turn.error === null);
        if (explanation === null) continue;
        expect(storyText(explanation.story, store, text.explain, text.common)).toMatch(words);
        for (const detail of storyDetails(explanation.story, text.explain)) expect(detail).not.toMatch(BROKEN);
      }
    }
  });
});

it('tells a story without its run', () => {
  const story: Story = { code: 'unreachable', node: 'b' };
  const [en, zh] = LANGUAGES.map(({ text }) => storyText(story, null, text.explain, text.common));
  expect(en).toBe('Nothing leads to b: no edge, no conditional edge, no Command.');
  expect(zh).toContain('没有任何东西通向 b');
});
