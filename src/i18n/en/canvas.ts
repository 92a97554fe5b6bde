import { enTerms as t } from '../glossary';

const ordinal = (n: number) => {
  const rest = n % 100;
  if (rest >= 11 && rest <= 13) return `${n}th`;
  return `${n}${['th', 'st', 'nd', 'rd'][n % 10] ?? 'th'}`;
};

export const canvas = {
  title: 'Graph',
  /** The whole place, for a screen reader. */
  label: (nodes: number, edges: number) =>
    `Graph: ${nodes === 1 ? '1 node' : `${nodes} nodes`}, ${edges === 1 ? '1 edge' : `${edges} edges`}. Up and down go from node to node.`,

  // What a node shows
  reads: 'reads',
  writes: 'writes',
  idle: 'has not run yet',
  next: 'next',
  runsIn: (n: number) => `runs in ${t.superstep} ${n}`,
  ranIn: (n: number) => `${t.superstep} ${n}`,
  again: `Runs again in the next ${t.superstep}`,
  running: 'running…',
  unfinished: 'did not finish',
  paused: 'paused for an answer',
  kept: 'kept',
  keptLong: `Kept as pending writes: its ${t.superstep} did not end, and it is not run again when the run goes on`,
  limit: 'limit',
  limitLong: 'Would run next: the recursion limit was reached before it',
  writesNothing: 'nothing',
  nothing: 'nothing',
  covered: 'covered',
  inside: 'A graph inside',
  deferred: 'Deferred: runs when nothing else is left to run',
  pauses: { before: 'Breakpoint before it', after: 'Breakpoint after it', both: 'Breakpoints before and after it' },
  nameless: '(no name)',
  times: (n: number) => `×${n}`,
  timesLong: (n: number) => `${n} tasks of this node, one for each Send`,
  ordinal,
  ordinals: (places: readonly number[]) =>
    places.length <= 2 ? places.map(ordinal).join(', ') : `${ordinal(places[0] ?? 0)}…${ordinal(places.at(-1) ?? 0)}`,
  orderIn: (field: string, places: string, of: number) => `${field}: ${places} of ${of} writes`,
  measured: 'As measured on this version of LangGraph. It is not promised: do not rely on it.',

  // Lines and what hangs on them
  joinOf: (n: number) => (n === 1 ? 'waits for 1' : `waits for all ${n}`),
  barrier: (n: number, writers: number) =>
    writers > 1 ? `${t.barrier}: ${t.superstep} ${n} ends, writes merge by node name` : `${t.barrier}: ${t.superstep} ${n} ends`,
  orderDecides: (fields: string) => `the order decides ${fields}`,
  barrierSends: (n: number) => `${t.barrier}: ${t.superstep} ${n} ends, writes merge by node name, those of Sends last, in their order`,
  barrierOpen: (n: number) => `${t.superstep} ${n} runs; nothing is merged before all of it is done`,
  barrierPaused: (n: number) => `${t.superstep} ${n} is paused; nothing is merged before every answer is there`,
  barrierFailed: (n: number) => `${t.superstep} ${n} failed: nothing of it was saved`,
  barrierLimit: (n: number) => `recursion limit reached after ${t.superstep} ${n}: what is below did not run`,

  // Names for a screen reader
  shape: t.node,
  nodeLabel: (name: string, says: readonly string[]) => [name, ...says].join('. '),
  saysNext: (n: number) => `Will run in ${t.superstep} ${n}`,
  saysRan: (n: number) => `Ran in ${t.superstep} ${n}`,
  saysRunning: 'Is running',
  saysFailed: (why: string) => `Failed: ${why}`,
  saysReads: (what: string) => `Reads ${what}`,
  saysWrites: (what: string) => `Writes ${what}`,
  saysWritesNothing: 'Writes nothing',
  saysTo: (names: string) => `Goes to ${names}`,
  saysNowhere: 'Goes nowhere',
  saysHazards: (n: number) => (n === 1 ? '1 hazard' : `${n} hazards`),
  saysProblems: (n: number) => (n === 1 ? '1 problem' : `${n} problems`),
  edgeLabel: (from: string, to: string) => `Edge from ${from} to ${to}`,
  commandLabel: (from: string, to: string) => `A Command of ${from} may go to ${to}`,
  routeLabel: (router: string, to: string) => `${router} may choose ${to}`,
  routerInLabel: (from: string, router: string) => `${from} asks router ${router}`,
  joinInLabel: (from: string, to: string) => `${to} waits for ${from}`,
  joinOutLabel: (sources: string, to: string) => `${to} runs when ${sources} have run`,
  routerLabel: (name: string, from: string, targets: string) => `Router ${name} after ${from}. May choose ${targets}`,
  joinLabel: (sources: string, to: string) => `Join: ${to} waits for ${sources}`,
  followed: (n: number) => (n === 1 ? 'followed once' : `followed ${n} times`),

  // Tools
  tools: 'Tools of the graph',
  add: 'Add node',
  layoutHint: 'Arrange everything anew',
  fitHint: 'Show the whole graph',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  outlineHint: 'The graph as a list of nodes and their edges',
  graphHint: 'The graph as a drawing',
  keys: 'Keys of the graph',
  selectionTools: (what: string) => `What can be done with ${what}`,
  several: (n: number) => `${n} selected`,
  connect: 'Connect…',
  connectFrom: (name: string) => `Connect ${name}`,
  toEnd: 'To END',
  toEndHint: 'Let the graph end after this node',
  rename: 'Rename',
  renameOf: (name: string) => `New name of ${name}`,
  defer: 'Defer',
  deferHint: 'Run it only when nothing else is left to run',
  remove: 'Delete',
  change: 'Change…',

  // The connect dialog
  kind: 'Kind',
  kinds: {
    edge: 'Edge',
    router: 'Conditional edge',
    join: 'Join',
    command: 'Command',
  },
  kindHints: {
    edge: 'Always goes on to this node.',
    router: 'A router of yours chooses one or more of these.',
    join: 'The target waits until all of these have run.',
    command: 'A Command that the node returns may go to these. Nothing is drawn into the code: the node itself says where.',
  },
  target: 'Goes to',
  targets: 'May go to',
  waitsFor: 'Waits for',
  find: 'Find a node',
  noneFound: 'No node has this in its name.',
  connectNow: 'Connect',
  save: 'Save',
  routerName: 'Name of the router',

  // What cannot be drawn
  refusal: {
    fromEnd: 'END is where the graph ends: nothing can follow it.',
    intoStart: 'START is where the graph begins: nothing can lead back to it.',
    twice: 'This edge is there already.',
    joinFromStart: 'A join waits for nodes; START is not one.',
    joinHasTarget: 'A join leads to one node. Change it with “Change…”.',
    intoRouter: 'A router belongs to the node that it follows. Connect that node instead.',
  },
  cannotDelete: 'START and END belong to every graph.',
  added: (name: string) => `Added ${name}. Type its name.`,
  removed: (n: number) => (n === 1 ? 'Deleted. Undo brings it back.' : `Deleted ${n}. Undo brings them back.`),
  connected: (from: string, to: string) => `Connected ${from} to ${to}.`,
  arranged: 'Arranged.',

  // The outline
  outlineLabel: 'Outline of the graph',
  outlineEmpty: 'No nodes yet.',
  goesTo: (name: string) => `goes to ${name}`,
  goesNowhere: 'goes nowhere yet',
  removeThis: (what: string) => `Delete: ${what}`,

  // The empty graph
  emptyTitle: 'Draw your first node',
  emptySteps: [
    'Add a node and type its name.',
    'Connect START to it, and it to END: drag from the dot under a node, or press C.',
    'Look at the fields of the state, then press Step and watch the merge.',
  ] as readonly string[],
  emptyHint: 'A double click on the empty graph adds a node there.',

  // The keys
  keyList: {
    add: 'Add a node',
    walk: 'From node to node',
    select: 'Select; once more: rename',
    rename: 'Rename',
    connect: 'Connect to…',
    remove: 'Delete',
    move: 'Move what is selected',
    layout: 'Arrange everything anew',
    fit: 'Show the whole graph',
    zoom: 'Zoom in and out',
    outline: 'Outline or drawing',
    escape: 'Select nothing',
  },
  keysIntro: 'Letters, + and − everywhere; the others while the graph has the focus.',
} as const;
