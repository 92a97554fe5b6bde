import type { Problem, ProblemCode, ReadProblem } from '~/core/document';

type Sentences = { readonly [code in ProblemCode]: (params: Problem['params']) => string };

const codes: Sentences = {
  nodeNameEmpty: () => 'This node has no name. Give it one to tell it apart in the record.',
  nodeNameTaken: ({ name }) => `Two nodes are called ${name}. Rename one of them.`,
  nodeNameReserved: ({ name }) => `LangGraph keeps the name ${name} for itself. Choose another one.`,
  nodeNameIsField: ({ name }) => `A node cannot have the name of a field (${name}) in LangGraph.js; in Python it can. Rename one of them.`,
  nodeNameBadCharacter: ({ name, character }) =>
    `The name ${name} has a “${character}”, which LangGraph uses for its own paths. Leave it out.`,
  fieldNameEmpty: () => 'This field has no name. Nodes cannot write to it by name.',
  fieldNameTaken: ({ name }) => `Two fields are called ${name}. A state has each name once: rename one of them.`,
  fieldNameReserved: ({ name }) => `LangGraph keeps the name ${name} for itself: writes to this field get lost. Choose another one.`,
  edgeSourceMissing: () => 'This edge starts at something that is no node here. Connect it again, or delete it.',
  edgeTargetMissing: () => 'This edge ends at something that is no node here. Connect it again, or delete it.',
  edgeFromEnd: () => 'Nothing can start at END. Turn the edge round, or delete it.',
  edgeIntoStart: () => 'Nothing can lead into START. Turn the edge round, or delete it.',
  edgeTwice: () => 'The same edge is drawn twice. It counts once.',
  joinEmpty: () => 'This join waits for nobody. Choose the nodes that it waits for.',
  joinIntoEnd: () => 'A join cannot lead to END in LangGraph. Let it lead to a node, or use plain edges.',
  routerWithoutTargets: ({ name }) =>
    `The router ${name} names no targets. It can still go anywhere, but nothing is drawn and nodes behind it may not be reached.`,
  routerNameTaken: ({ name }) => `Two routers of one node are called ${name}. Rename one of them.`,
  nodeUnreachable: ({ name }) => `No edge, router or Command leads to ${name}. Connect it, or delete it. In Python such a graph compiles.`,
  nodeNeverRuns: ({ name }) => `${name} is connected, but there is no way to it from START: it never runs.`,
  noEntry: () => 'Nothing is connected to START, so no node will ever run: the input is the result. Draw an edge from START.',
  deadEnd: ({ name }) => `Nothing follows ${name}. The run ends there, which is fine if you meant it; an edge to END says so.`,
  noNodes: () => 'There is no node yet. Add one in the graph.',
  noTurns: () => 'There is no input: add a turn, even an empty one, to have something to run.',
  recursionLimitTooLow: ({ limit, needed }) =>
    `This graph needs a recursion limit of at least ${needed}, but it is ${limit}: it will fail with GraphRecursionError.`,
  documentTooLarge: ({ characters }) =>
    `This document is very large (${characters} characters). It may not fit into a link or be slow to run.`,
  mergeNotInZod: ({ name, kind }) =>
    `A zod object has no way to say that ${name} is a ${kind === 'delta' ? 'DeltaChannel' : 'UntrackedValue'}. The first input fails; use Annotation or StateSchema.`,
  untrackedInSchemas: ({ name }) =>
    `The untracked field ${name} is in several schemas. Each StateSchema makes a channel of its own, and LangGraph takes two untracked ones for two types. Use Annotation, or one schema.`,
  sourceTooLong: ({ length, limit }) => `This source has ${length} characters; at most ${limit} can be run.`,
  sourceWithoutDefaultExport: () => 'This source exports nothing by default. Begin with: export default …',
  sourceSyntax: ({ message }) => `This is not valid TypeScript: ${message}`,
  sourceNotErasable: ({ what }) =>
    `${what} cannot be removed from the code like a type. Write it in plain JavaScript, for example an enum as an object.`,
  importNotAllowed: ({ specifier }) =>
    `“${specifier}” cannot be imported. Available are @langchain/langgraph, @langchain/core/messages, …/prompts, …/runnables, …/tools, zod, playground and ./shared.`,
  importDynamic: () => 'import() is not available here. Import at the top of the source.',
  sharedImportsItself: () => 'The shared module cannot import itself.',
};

type ReadSentences = { readonly [code in ReadProblem['code']]: (params: ReadProblem['params']) => string };

const reading: ReadSentences = {
  notAnObject: () => 'is no object',
  notAList: () => 'is no list',
  notText: () => 'is no text',
  notANumber: () => 'is no number',
  notABoolean: () => 'is neither true nor false',
  notAValue: () => 'is no value of a record',
  missing: () => 'is missing',
  unknownKey: ({ key }) => `has the key ${key}, which documents do not have`,
  notAChoice: ({ found, choices }) => `is ${found}, but must be one of ${choices}`,
  outOfRange: ({ found, least, most }) => `is ${found}, but must be from ${least} to ${most}`,
  tooLong: ({ found, most }) => `has ${found} characters, at most ${most} are allowed`,
  tooMany: ({ found, most }) => `has ${found} entries, at most ${most} are allowed`,
  tooDeep: ({ most }) => `has more than ${most} graphs inside each other`,
  badId: ({ id }) => `is ${id}, which is no id`,
  twice: ({ id }) => `is ${id}, which is there already`,
  unknownRef: ({ id }) => `points to ${id}, which is not there`,
  newer: ({ found, known }) => `is ${found}; this page knows up to ${known}`,
  cannotMigrate: ({ found }) => `is ${found}, which this page cannot bring up to date`,
};

export const problems = {
  readAt: (path: string, what: string) => `${path === '' ? 'it' : path} ${what}`,
  reading,
  at: (line: number, column: number) => `Line ${line}, column ${column}: `,
  langGraphSays: (words: string) => `LangGraph says: “${words}”`,
  codes,
} as const;
