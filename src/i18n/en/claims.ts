/** The list of examples: topics, and claims with what was measured for them. */
export const claims = {
  topic: 'Topic',
  allTopics: 'All topics',
  inTopic: (title: string, n: number) => `${title} (${n})`,
  measured: 'Measured claims',
  /** Where both languages gave the same. */
  both: 'Both',
  python: 'Python',
  javascript: 'JavaScript',
  verdicts: { same: 'alike', different: 'different', na: 'one of the two only', 'js-only': 'JavaScript only' },
  explained: 'Nothing to run',
} as const;
