import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomTrace } from './samples/randomTrace';
import { zebraWriter } from './samples/zebra';
import { createTraceStore } from './store/createTraceStore';
import { traceFromJson, traceToJson } from './traceJson';

it('comes back as it was', () => {
  fc.assert(
    fc.property(randomTrace, (writer) => {
      const trace = writer.trace();
      const json = traceToJson(trace) ?? '';
      expect(JSON.parse(json)).toEqual(trace);
      expect(traceFromJson(json)).toEqual(trace);
    }),
    { numRuns: 30 },
  );
});

it('is not written beyond its limit', () => {
  const trace = zebraWriter().trace();
  const length = traceToJson(trace)?.length ?? 0;
  expect(traceToJson(trace, length)).not.toBeNull();
  expect(traceToJson(trace, length / 2)).toBeNull();
});

it('is refused where it is damaged', () => {
  const json = traceToJson(zebraWriter().trace()) ?? '';
  const damaged = [
    '',
    'null',
    json.slice(0, -1),
    json.replace('"version":1', '"version":2'),
    '{"version":1,"values":[{"v":{"$":"oops"}}],"events":[]}',
    '{"version":1,"values":[{"of":0,"p":{"nothing":1}}],"events":[]}',
    '{"version":1,"values":[7],"events":[]}',
    '{"version":1,"values":[],"events":[null]}',
    '{"version":1,"values":{},"events":[]}',
  ];
  for (const text of damaged) expect(traceFromJson(text)).toBeNull();
  expect(traceFromJson(json, 10)).toBeNull();
});

it('is taken in without an error even where its events are', () => {
  const trace = traceFromJson('{"version":1,"values":[],"events":[{"type":"turnStarted"},{"type":"x"},{"type":"taskReady","task":0}]}');
  expect(createTraceStore(trace ?? undefined).dropped).toBe(3);
});
