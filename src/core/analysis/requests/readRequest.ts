import type { CheckpointView, NamedRef, RequestView, TaskNumber, TraceStore, Writer } from '~/core/trace';
import { isList, isTagged, type MessageValue, type Value } from '~/core/value';
import { isMessage } from '../messages/coerce';
import { requestLines } from './requestLines';
import type { BoundTool, RequestLine, RequestReading, StateSide } from './requestReading';

/**
 * Holds a request against the messages that its task read: what was kept out of it, added to it, changed on the way. `after` is the
 * checkpoint that its superstep ended in, null before that.
 */
export function readRequest(store: TraceStore, request: RequestView, after = checkpointAfter(store, request)): RequestReading {
  const sent = messagesOf(store.value(request.messages));
  const best = fieldsRead(store, request.by)
    .map(([field, ref]) => ({ field, held: messagesOf(store.value(ref)) }))
    .filter(({ held }) => held.length > 0)
    .map(({ field, held }) => ({ field, held, lines: requestLines(sent, held) }))
    .toSorted((a, b) => known(b.lines) - known(a.lines))[0];
  const lines = best?.lines ?? requestLines(sent, []);
  return {
    lines,
    sent: sent.length,
    prompts: count(lines, 'prompt'),
    tools: toolsOf(store.value(request.tools)),
    state: best ? stateSide(store, after, best.field, best.held.length, lines) : null,
  };
}

/** What the superstep of a request ended in; null as long as it is not over. */
export function checkpointAfter(store: TraceStore, { moment }: RequestView): CheckpointView | null {
  return store.moments[moment]?.checkpoint ?? null;
}

/** The tasks that may have made a request. */
export function askersOf({ by }: Pick<RequestView, 'by'>): readonly TaskNumber[] {
  return tasksOf(by);
}

function tasksOf(by: Writer): readonly TaskNumber[] {
  return by.kind === 'task' ? [by.task] : by.kind === 'oneOf' ? by.tasks : [];
}

/** The fields of a task; of one of several only those that all of them read the same. */
function fieldsRead(store: TraceStore, by: Writer): readonly NamedRef[] {
  const [first = [], ...others] = tasksOf(by).map((task) => {
    const reads = store.tasks[task]?.reads;
    return reads !== undefined && 'fields' in reads ? reads.fields : [];
  });
  return first.filter(([name, ref]) => others.every((fields) => fields.some((field) => field[0] === name && field[1] === ref)));
}

function stateSide(store: TraceStore, after: CheckpointView | null, field: string, held: number, lines: readonly RequestLine[]): StateSide {
  const value = after?.values.find(([name]) => name === field);
  // A field that the checkpoint does not have holds nothing.
  const left = after === null ? null : value === undefined ? [] : messagesOf(store.value(value[1]));
  const kept = lines.flatMap((line) => (line.mark === 'keptOut' ? [line.message] : []));
  const lost = left === null ? null : requestLines(left, kept).filter(({ mark }) => mark === 'keptOut').length;
  return { field, held, keptOut: kept.length, changed: count(lines, 'changed'), added: count(lines, 'added'), lost };
}

function known(lines: readonly RequestLine[]): number {
  return count(lines, 'sent') + count(lines, 'changed');
}

function count(lines: readonly RequestLine[], mark: RequestLine['mark']): number {
  return lines.filter((line) => line.mark === mark).length;
}

function messagesOf(value: Value): readonly MessageValue[] {
  return isList(value) ? value.filter(isMessage) : [];
}

function toolsOf(value: Value): readonly BoundTool[] {
  return (isList(value) ? value : []).flatMap((tool) => {
    if (tool === null || typeof tool !== 'object' || isList(tool) || isTagged(tool)) return [];
    const { name, description, schema } = tool;
    return [
      {
        name: typeof name === 'string' ? name : '',
        description: typeof description === 'string' ? description : '',
        schema: schema ?? null,
      },
    ];
  });
}
