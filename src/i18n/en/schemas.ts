import { enTerms as t } from '../glossary';

/** State definition: how a field is kept, which schemas it is in, and the three styles. */
export const schemas = {
  style: 'State style',
  styleHint: `How the ${t.state} is declared in LangGraph.js. Annotation checks nothing; StateSchema and zod check what is written.`,
  styles: { annotation: 'Annotation.Root', stateSchema: 'StateSchema', zod: 'zod object' },
  whole: `The whole ${t.state}`,
  input: 'Input schema',
  inputHint: 'Other keys of an input are dropped without a word.',
  output: 'Output schema',
  outputHint: `What a run answers. The ${t.state} itself keeps every ${t.field}.`,
  reads: 'Reads',
  readsHint: `The ${t.node}’s own input schema. It gets these ${t.field}s only, private ones among them.`,
  field: {
    optional: 'Optional',
    optionalHint: 'NotRequired in Python, .optional() in zod. A StateSchema then has the key from the start, as undefined.',
    otherUpdate: 'Updates have another type',
    otherUpdateHint: 'What nodes write is not what the field holds: ReducedValue’s inputSchema. StateSchema checks it.',
    updateType: 'Type of updates',
    private: 'Private',
    privateHint: 'In no schema of the graph, only in those of the nodes that read it. A leading underscore does not do that.',
    underscore:
      'The leading underscore means nothing in a StateGraph: the field is in the state, in checkpoints, in input and output like any other. Private is what the schemas say. (In a Pydantic model it would be no field at all.)',
    untracked: 'none, and never saved: UntrackedValue',
    untrackedText: `There during one ${t.turn}, in no ${t.checkpoint}: the next ${t.turn} finds it empty, and so does a resume.`,
    guard: 'Guard',
    guardHint: `Refuses several writes in one ${t.superstep}. Without it the last one in merge order stays.`,
    delta: 'batches: DeltaChannel',
    deltaText: `All writes of a ${t.superstep} reach the reducer in one call. A ${t.checkpoint} keeps only the writes, so reading the ${t.thread} again calls the reducer with all of them.`,
    batchReducer: 'Batch reducer',
    messagesDelta: 'LangGraph’s own for messages',
    snapshots: 'Updates per full snapshot',
    snapshotsHint: `After so many updates a ${t.checkpoint} holds the whole value. LangGraph.js: 100, Python: 1000.`,
    plainStart: 'Default',
    plainStarts: { none: 'none: absent until written' },
    plainStartIgnored:
      'Annotation takes no notice of a default without a reducer: this one works in StateSchema, and in a zod object by way of its input.',
    sharedStart: `StateSchema and zod make a default once: all ${t.thread}s of a run begin with the same object. Annotation makes it anew each time.`,
  },
  record: {
    writes: (n: number) => (n === 1 ? '1 write' : `${n} writes`),
    writeOf: (writer: string) => `Write of ${writer}`,
    state: 'State before',
    replay: 'replay',
    replayText: `The ${t.thread} was read: its checkpoints hold writes only, so the reducer was called again with them. Nothing was merged.`,
  },
} as const;
