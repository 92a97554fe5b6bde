import { beforeAll, describe, expect, it } from 'vitest';
import { writeSends } from '~/core/code';
import { addJoin, addRouter, END, type PlaygroundDoc, renameNode, setEnds, setMerge, setTurnSource, START } from '~/core/document';
import { createTraceStore, type TraceStore } from '~/core/trace';
import { graphOf, withSource } from '../test/graphs';
import { record } from '../test/record';
import { drawPicture, type PictureInput } from './drawPicture';
import { linksOf } from './links';
import { previewer } from './previewer';

const NAMES = ['zebra', 'apple', 'mango'];

function parallel(): PlaygroundDoc {
  const doc = graphOf([...NAMES, 'report'], [...NAMES.flatMap((name) => [`START>${name}`, `${name}>report`]), 'report>END']);
  return setTurnSource(withSource(doc, 'report', 'export default () => ({});\n'), 0, "export default { log: ['start'] };\n");
}

function picture(doc: PlaygroundDoc, trace: TraceStore | null, at: number, more: Partial<PictureInput> = {}) {
  return drawPicture({
    graph: doc.graph,
    ranGraph: doc.graph,
    links: linksOf(doc.graph),
    trace,
    cursor: { at, call: null },
    cover: false,
    show: previewer(trace, 'python'),
    toneOf: (name) => (NAMES.includes(name) ? NAMES.indexOf(name) : null),
    ...more,
  });
}

describe('drawPicture of three parallel nodes', () => {
  const doc = parallel();
  let trace: TraceStore;
  beforeAll(async () => {
    trace = await record(doc);
  });
  const look = (from: string, to: string, at: number, more?: Partial<PictureInput>) => {
    const link = linksOf(doc.graph).find((one) => one.from === from && one.to === to);
    return picture(doc, trace, at, more).looks.get(link?.key ?? '');
  };

  it('shows nothing where nothing ran', () => {
    const { faces, looks, barrier } = picture(doc, null, 0);
    expect([faces.size, looks.size, barrier]).toEqual([0, 0, null]);
  });

  it('has START wait for the first step', () => {
    const { faces, barrier } = picture(doc, trace, 0);
    expect(faces.get(START)?.state).toBe('next');
    expect(faces.has('apple')).toBe(false);
    expect(barrier).toBeNull();
  });

  it('says after the input who runs next and what it will read', () => {
    const { faces } = picture(doc, trace, 1);
    expect(faces.get('apple')).toMatchObject({
      state: 'next',
      superstep: 1,
      tone: 1,
      reads: [{ field: '', text: "['start']" }],
      writes: [],
    });
    expect(faces.get(START)?.state).toBe('ran');
    expect(look(START, 'apple', 1)).toMatchObject({ taken: true, count: 1 });
  });

  it('shows what each node wrote, its place in the merge, and its way into the barrier', () => {
    const { faces, barrier } = picture(doc, trace, 2);
    expect(NAMES.map((name) => faces.get(name)?.order)).toEqual([
      [{ field: 'log', places: [3], of: 3 }],
      [{ field: 'log', places: [1], of: 3 }],
      [{ field: 'log', places: [2], of: 3 }],
    ]);
    expect(faces.get('zebra')).toMatchObject({ state: 'ran', writes: [{ field: 'log', text: "['zebra']" }], wroteNothing: false });
    expect(barrier).toMatchObject({ superstep: 1, writers: 3, sends: false, state: 'merged', below: ['report'] });
    expect(barrier?.above.toSorted()).toEqual(NAMES.toSorted());
    expect(look('zebra', 'report', 2)).toEqual({ taken: true, count: 1, tone: 0 });
    expect(look(START, 'zebra', 2)).toEqual({ taken: false, count: 1, tone: null });
  });

  it('keeps what ran earlier, and says of a node that it wrote nothing', () => {
    const { faces } = picture(doc, trace, 3);
    expect(faces.get('zebra')).toMatchObject({ state: 'earlier', superstep: 1, order: [] });
    expect(faces.get('report')).toMatchObject({ state: 'ran', wroteNothing: true, order: [] });
    expect(faces.get(END)?.state).toBe('ran');
  });

  it('shows at an earlier cursor what it showed then', () => {
    const before = picture(doc, trace, 1);
    picture(doc, trace, 3);
    expect(picture(doc, trace, 1)).toEqual(before);
  });

  it('inside a merge has given places only to what is merged, and nobody runs next', () => {
    const { faces } = picture(doc, trace, 2, { cursor: { at: 2, call: 1 } });
    expect(NAMES.map((name) => faces.get(name)?.order.length)).toEqual([0, 1, 0]);
    expect(faces.has('report')).toBe(false);
  });

  it('covers inside a merge what is not merged yet, and of the next superstep what it reads', () => {
    const { faces } = picture(doc, trace, 2, { cursor: { at: 2, call: 1 }, cover: true });
    expect(faces.get('apple')?.writes).toEqual([{ field: 'log', text: "['apple']" }]);
    expect(faces.get('mango')?.writes).toEqual([{ field: 'log', text: null }]);
    expect(picture(doc, trace, 2, { cover: true }).faces.get('report')?.reads).toEqual([{ field: '', text: null }]);
    expect(picture(doc, trace, 2, { cover: true }).faces.get('mango')?.writes).toEqual([{ field: 'log', text: "['mango']" }]);
  });

  it('finds a node under the name that it had when it ran', () => {
    const renamed = renameNode(doc, 'apple', 'yak');
    const { faces } = picture(renamed, trace, 2, { ranGraph: doc.graph, graph: renamed.graph, links: linksOf(renamed.graph) });
    expect(faces.get('apple')).toMatchObject({ state: 'ran', writes: [{ field: 'log', text: "['apple']" }] });
  });
});

describe('drawPicture of a run that waits, fails or chooses', () => {
  it('knows what waits at the gate without having run it', async () => {
    const doc = parallel();
    const trace = await record(doc, 1);
    const { faces } = picture(doc, trace, 1);
    expect(faces.get('mango')).toMatchObject({ state: 'next', reads: [{ field: '', text: "['start']" }] });
  });

  it('shows the error of a node, and that nothing of its superstep was saved', async () => {
    const doc = withSource(parallel(), 'mango', "export default () => { throw new Error('no mangoes'); };\n");
    const { faces, barrier, looks } = picture(doc, await record(doc), 2);
    expect(faces.get('mango')).toMatchObject({ state: 'failed', note: 'Error: no mangoes' });
    expect(barrier?.state).toBe('failed');
    expect([...looks.values()].filter((one) => one.taken)).toEqual([]);
  });

  it('says of a node that was running when the run was stopped that it did not finish', async () => {
    const doc = parallel();
    const { trace: whole } = await record(doc);
    const trace = createTraceStore({
      ...whole,
      events: whole.events.slice(
        0,
        whole.events.findIndex(({ type }) => type === 'taskFinished'),
      ),
    });
    const at = () => [picture(doc, trace, 2).faces.get('mango')?.state, picture(doc, trace, 2).barrier?.state];
    expect(at()).toEqual(['running', 'open']);
    trace.append([], [{ type: 'runEnded', how: 'killed' }]);
    expect(at()).toEqual(['unfinished', 'failed']);
  });

  it('leads nowhere out of a superstep whose merge was refused, though all of its nodes ran', async () => {
    const reduced = parallel();
    const field = reduced.graph.fields[0]?.id ?? '';
    const doc = setMerge(reduced, field, { kind: 'plain' });
    const { faces, barrier, looks } = picture(doc, await record(doc), 2);
    expect(NAMES.map((name) => faces.get(name)?.state)).toEqual(['ran', 'ran', 'ran']);
    expect(barrier?.state).toBe('failed');
    expect([...looks.values()].filter((one) => one.taken)).toEqual([]);
  });

  it('draws the way that a router chose, and how often', async () => {
    let doc = graphOf(['work', 'other'], ['START>work', 'other>END']);
    doc = addRouter(doc, {
      source: 'work',
      targets: ['work', 'other', END],
      id: 'r',
      code: "export default (state) => (state.log.length < 3 ? 'work' : '__end__');\n",
    });
    const trace = await record(doc);
    const route = (target: string, at: number) => picture(doc, trace, at).looks.get(`r>${target}`);
    expect(route('work', 2)).toMatchObject({ taken: true, count: 1 });
    expect(route('work', 3)).toMatchObject({ taken: true, count: 2 });
    expect(route('work', 4)).toMatchObject({ taken: false, count: 2 });
    expect(route(END, 4)).toMatchObject({ taken: true, count: 1 });
    expect(route('other', 4)).toBeUndefined();
    expect(picture(doc, trace, 2).faces.get('work')).toMatchObject({ state: 'ran', again: true, superstep: 1 });
  });

  it('draws the way of a Command', async () => {
    let doc = graphOf(['a', 'b', 'c'], ['START>a', 'b>END', 'c>END']);
    doc = setEnds(doc, 'a', ['b', 'c']);
    doc = withSource(
      doc,
      'a',
      "import { Command } from '@langchain/langgraph';\nexport default () => new Command({ goto: 'c', update: { log: ['a'] } });\n",
    );
    const { looks } = picture(doc, await record(doc), 2);
    expect(looks.get('a!c')).toMatchObject({ taken: true, count: 1 });
    expect(looks.get('a!b')).toBeUndefined();
  });

  it('leads into a join when each source ran, and on from it when all have', async () => {
    let doc = graphOf(['a', 'slow', 'late', 'end'], ['START>a', 'START>slow', 'slow>late']);
    doc = addJoin(doc, ['a', 'late'], 'end', 'j');
    const trace = await record(doc);
    const at = (moment: number) => picture(doc, trace, moment).looks;
    expect(at(2).get('j<a')?.taken).toBe(true);
    expect(at(2).get('j')).toBeUndefined();
    expect(at(3).get('j<late')?.taken).toBe(true);
    expect(at(3).get('j')).toMatchObject({ taken: true, count: 1 });
  });

  it('counts the tasks of Sends and gives each its place', async () => {
    let doc = graphOf(['plan', 'work'], ['START>plan', 'work>END']);
    doc = addRouter(doc, {
      source: 'plan',
      targets: ['work'],
      id: 'r',
      code: "import { Send } from '@langchain/langgraph';\nexport default () => ['x', 'y', 'z'].map((item) => new Send('work', { item }));\n",
    });
    const { faces, barrier } = picture(doc, await record(doc), 3);
    expect(faces.get('work')).toMatchObject({ tasks: 3, order: [{ field: 'log', places: [1, 2, 3], of: 3 }] });
    expect(barrier).toMatchObject({ sends: true, writers: 3 });
  });
});

describe('drawPicture of several tasks of one node, and of what did not end', () => {
  const sending = (): PlaygroundDoc => {
    let doc = graphOf(['plan', 'work', 'other'], ['START>plan', 'plan>other', 'work>END']);
    doc = addRouter(doc, {
      source: 'plan',
      targets: ['work'],
      id: 'r',
      code: "import { Send } from '@langchain/langgraph';\nexport default () => ['a', 'b', 'c'].map((log) => new Send('work', { log: [log] }));\n",
    });
    return doc;
  };

  it('tells the tasks of a node apart by their number and what they were sent', async () => {
    const doc = sending();
    const { faces, looks } = picture(doc, await record(doc), 3);
    expect(faces.get('work')).toMatchObject({
      tasks: 3,
      reads: [
        { field: '#1', text: "log ['a']" },
        { field: '#2', text: "log ['b']" },
        { field: '#3', text: "log ['c']" },
      ],
      writes: [{ field: '#1 log' }, { field: '#2 log' }, { field: '#3 log' }],
    });
    expect(looks.get('r>work')).toMatchObject({ count: 3 });
  });

  it('does so for tasks that the input sends by hand', async () => {
    const sends = ['a', 'b', 'c'].map((item) => ({ node: 'work', payload: `{ log: ['${item}'] }` }));
    const doc = setTurnSource(graphOf(['work'], ['START>work', 'work>END']), 0, writeSends(sends) ?? '');
    const trace = await record(doc);
    expect(trace.turns[0]?.error).toBeNull();
    expect(picture(doc, trace, 2).faces.get('work')).toMatchObject({ tasks: 3, reads: [{ text: "log ['a']" }, {}, {}] });
  });

  it('says of a finished sibling of a failed task that its writes are kept', async () => {
    const doc = withSource(
      sending(),
      'other',
      "export default async () => { await new Promise((done) => setTimeout(done, 30)); throw new Error('no'); };\n",
    );
    const trace = await record(doc);
    const work = trace.tasks.find((task) => task.node === 'work');
    const checkpoint = trace.moments[1]?.checkpoint?.id ?? '';
    const store = createTraceStore({
      ...trace.trace,
      events: [
        ...trace.trace.events.filter(({ type }) => type !== 'runEnded' && type !== 'saved' && type !== 'pending'),
        { type: 'saved', id: checkpoint, thread: '1', parent: '', step: 1, source: 'loop', versions: [], seen: [] },
        { type: 'pending', checkpoint, task: work?.task ?? 0, node: 'work', writes: [] },
      ],
    });
    const { faces } = picture(doc, store, 3);
    expect(faces.get('work')?.kept).toBe(true);
    expect(faces.get('other')?.kept).toBe(false);
    expect(picture(doc, store, 2).faces.get('plan')?.kept).toBe(false);
  });

  it('says of a superstep that is paused that nothing of it is merged, not that it runs', async () => {
    const asks = "import { interrupt } from '@langchain/langgraph';\nexport default () => ({ log: [interrupt('?')] });\n";
    const paused = withSource(graphOf(['a', 'b'], ['START>a', 'START>b', 'a>END', 'b>END']), 'a', asks);
    const store = await record(paused);
    expect(picture(paused, store, 2).barrier).toMatchObject({ superstep: 1, state: 'paused' });
    expect(picture(paused, store, 2).faces.get('a')?.state).toBe('paused');
  });

  it('shows what the recursion limit kept from running', async () => {
    const doc = graphOf(['a', 'b'], ['START>a', 'a>b', 'b>a']);
    const short = { ...doc, graph: { ...doc.graph, recursionLimit: 3 } };
    const trace = await record(short);
    const last = trace.moments.length;
    const { faces, barrier } = picture(short, trace, last);
    const next = trace.moments.at(-1)?.checkpoint?.next ?? [];
    expect(next.map((name) => faces.get(name)?.limited)).toEqual([true]);
    expect(barrier).toMatchObject({ state: 'limit', below: next });
    expect(picture(short, trace, last - 1).barrier?.state).toBe('merged');
  });
});
