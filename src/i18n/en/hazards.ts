import type { FixCode, Hazard, HazardCode } from '~/core/analysis';

interface Sentences {
  readonly title: string;
  readonly reason: (params: Hazard['params']) => string;
}

const codes: { readonly [code in HazardCode]: Sentences } = {
  parallelPlain: {
    title: 'Two writes meet on a field without a reducer',
    reason: ({ name, first, second, same, echo }) =>
      echo !== ''
        ? `${first} and ${second} may run in one superstep. ${echo} is a graph: it hands out every field of its output, also what it only received, so both write ${name}. Without a reducer LangGraph refuses that with InvalidUpdateError.`
        : same === 1
          ? `${first} may write ${name} more than once in one superstep. Without a reducer LangGraph refuses that with InvalidUpdateError.`
          : `${first} and ${second} may run in one superstep and both write ${name}. Without a reducer LangGraph refuses that with InvalidUpdateError.`,
  },
  parallelOverwrite: {
    title: 'Two Overwrites in one superstep',
    reason: ({ name, first, second }) =>
      first === second
        ? `${first} may overwrite ${name} more than once in one superstep. LangGraph takes one Overwrite and refuses the next.`
        : `${first} and ${second} may both overwrite ${name} in one superstep. LangGraph takes one Overwrite and refuses the next.`,
  },
  echoDoubles: {
    title: 'A graph inside a node gives back what it was given',
    reason: ({ node, name }) =>
      `${node} is a graph that shares ${name}: it is given all that ${name} holds and answers with all of it. The reducer merges that into what is there, so it counts twice.`,
  },
  readsSibling: {
    title: 'Reads what a parallel node writes',
    reason: ({ name, reader, writer, others }) =>
      others === 0
        ? `${reader} reads ${name} in the superstep in which ${writer} writes it. It sees the snapshot before the fork, never that write.`
        : `${reader} reads ${name} in the superstep in which ${writer} and ${others} more write it. It sees the snapshot before the fork, never those writes.`,
  },
  undeclaredWrite: {
    title: 'A write to no field',
    reason: ({ name, writer }) =>
      writer === ''
        ? `The input writes ${name}, which no field is called. LangGraph drops it without a word.`
        : `${writer} writes ${name}, which no field is called. LangGraph drops it without a word.`,
  },
  wholeState: {
    title: 'The whole state is returned',
    reason: ({ node, names }) =>
      `${node} returns the state that it read. The reducer of ${names} merges it into what is there, so it is in there twice. Return only what is new.`,
  },
  returnsOld: {
    title: 'The old value is returned with the new',
    reason: ({ node, name }) =>
      `${node} returns what ${name} already holds. The reducer merges that into ${name} itself, so it counts twice. Return only what is new.`,
  },
  editWithoutId: {
    title: 'A message is edited without its id',
    reason: ({ node }) =>
      `${node} seems to edit a message but does not pass its id on. add_messages takes it for a new one and appends it.`,
  },
  removeAllLate: {
    title: 'Remove all comes after new messages',
    reason: ({ node }) => `${node} puts the remove-all marker after new messages: they are removed too. Put the marker first.`,
  },
  inputReduced: {
    title: 'The input does not set, it contributes',
    reason: ({ name, turn, value }) =>
      `Turn ${turn} sends ${value} to ${name}, which holds something by then. The reducer merges the two. To set it, send an Overwrite.`,
  },
  addOnStr: {
    title: 'Texts are joined',
    reason: ({ name, writes }) =>
      `${name} is a text with operator.add, and ${writes} places write it: each write makes it longer. A status needs no reducer.`,
  },
  startNotIdentity: {
    title: 'The start value takes part',
    reason: ({ name, reducer }) =>
      `${name} starts from its zero value, and ${reducer} compares it with every write. It wins over all or some of them. Without a start value the first write is taken as it is.`,
  },
  pythonRefuses: {
    title: 'Python refuses this reducer',
    reason: ({ name, reducer, parameters }) =>
      reducer === ''
        ? `The reducer of ${name} has ${parameters} parameters. Python wants two, (existing, update), and refuses to build the graph.`
        : `The reducer of ${name} is ${reducer} itself, which takes any number of arguments. Python wants a function of two and refuses to build the graph.`,
  },
  asyncReducer: {
    title: 'An async reducer',
    reason: ({ name }) =>
      `The reducer of ${name} is async. Nobody waits for it: the field holds a Promise, and the next call gets that as existing.`,
  },
  oneParameter: {
    title: 'The reducer does not take the update',
    reason: ({ name }) =>
      `The reducer of ${name} has one parameter, so it never sees what is written. Python refuses to build such a graph.`,
  },
  noReturn: {
    title: 'The reducer returns nothing',
    reason: ({ name, some }) =>
      some === 1
        ? `The reducer of ${name} returns nothing on some paths. The field is then empty, and the rest of the merge is skipped.`
        : `The reducer of ${name} never returns a value. The field is then empty, and the rest of the merge is skipped.`,
  },
  pushResult: {
    title: 'The reducer returns no list',
    reason: ({ name, method }) =>
      `The reducer of ${name} returns what ${method} returns, which is ${method === 'forEach' ? 'nothing' : 'a length'}. Return the list.`,
  },
  unequalBranches: {
    title: 'Branches of unequal length',
    reason: ({ node, names, times }) =>
      `The ways that lead into ${node}${names === '' ? '' : ` (${names})`} are not equally long, so it runs ${times} times, in different supersteps. A join or defer makes it wait.`,
  },
  joinNeverFills: {
    title: 'A join that never fills',
    reason: ({ target, missing, names }) =>
      missing === ''
        ? `${target} waits for all of ${names}, but they never all run in one turn. So ${target} does not run.`
        : `${target} waits for ${missing}, but nothing leads there. So ${target} never runs.`,
  },
  endlessLoop: {
    title: 'A loop with no way out',
    reason: ({ names, limit }) =>
      `No router or Command leads out of the loop ${names}. The run goes on to the recursion limit of ${limit} and fails.`,
  },
  mutatesExisting: {
    title: 'The reducer changes what is there',
    reason: ({ name, how, routed }) =>
      `The reducer of ${name} changes existing in place${how === '' ? '' : ` (${how})`}. Whoever holds that value sees it change.${
        Number(routed) > 0
          ? ' Here a conditional edge follows a writer: LangGraph calls the reducer once more to look ahead, so the write is stored twice.'
          : ''
      }`,
  },
};

const fixes: { readonly [fix in FixCode]: string } = {
  giveReducer: 'Give the field a reducer',
  serialise: 'Run one after the other',
  addField: 'Add the field',
  makePlain: 'Take the reducer away',
  startNone: 'Start with nothing',
  wrapMath: 'Wrap it as (existing, update) => …',
  addJoin: 'Wait with a join',
  defer: 'Defer the node',
  useEdges: 'Use plain edges',
  useAppend: 'Use the built-in append',
  useMerge: 'Use the built-in merge',
  useUsual: 'Use the usual built-in of its type',
  sendOverwrite: 'Send an Overwrite',
  leaveLoop: 'Lead its last edge to END',
  returnNew: 'Return only what is new',
  passId: 'Pass its id on',
  markerFirst: 'Put the marker first',
  dropOverwrite: 'Let the reducer merge them',
  narrowInput: 'Take it out of the input schema of the graph inside',
  narrowOutput: 'Take it out of the output schema of the graph inside',
};

export const hazards = {
  title: 'Hazards',
  sure: { certain: 'Certain', likely: 'Likely', seen: 'Seen in this run' },
  codes,
  fixes,
  all: (n: number) => `Show all ${n}`,
} as const;
