// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createTraceStore, TRACE_VERSION, type TraceStore } from '~/core/trace';
import { loadMessages } from '~/i18n';
import { withLateText } from '~/i18n/late';
import { differenceText } from './differenceText';

const texts = withLateText(await loadMessages('en'));

const trace: TraceStore = createTraceStore({
  version: TRACE_VERSION,
  values: [],
  events: [
    { type: 'turnStarted', turn: 0, kind: 'input', node: '', thread: '1', from: '', value: { fields: [] } },
    { type: 'momentReady', moment: 0, turn: 0, kind: 'input', step: -1, superstep: 0 },
    { type: 'momentReady', moment: 1, turn: 0, kind: 'superstep', step: 1, superstep: 1 },
  ],
});

it('says the moment and what it is about', () => {
  const difference = {
    moment: 1,
    kind: 'task',
    index: 0,
    subject: 'two',
    before: 'two: read 1',
    after: 'two: read 2',
    inside: null,
  } as const;
  expect(differenceText(difference, trace, texts)).toBe(
    'First difference to the run before: superstep 1, two. It was two: read 1, now it is two: read 2.',
  );
});

it('says that one side has nothing, or went on', () => {
  const gone = { moment: 1, kind: 'call', index: -1, subject: 'log', before: 'reducer called', after: '', inside: null } as const;
  expect(differenceText(gone, trace, texts)).toBe(
    'First difference to the run before: superstep 1, log. It was reducer called, now it is nothing.',
  );
  const ended = { moment: 0, kind: 'end', index: -1, subject: '', before: '', after: 'done', inside: null } as const;
  expect(differenceText(ended, trace, texts)).toBe(
    'First difference to the run before: input. It was no end: the run went on, now it is done.',
  );
});

it('says where it is in the graph inside a node', () => {
  const inside = { moment: 0, kind: 'call', index: 0, subject: 'log', before: 'x', after: 'y', inside: null } as const;
  const difference = { moment: 1, kind: 'task', index: 0, subject: 'two', before: 'same', after: 'same', inside } as const;
  expect(differenceText(difference, { ...trace, inner: () => trace }, texts)).toBe(
    'First difference to the run before: superstep 1, two › input, log. It was x, now it is y.',
  );
});
