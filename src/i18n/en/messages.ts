const stay = (count: number) => (count === 1 ? 'one message stays' : `${count} messages stay`);

export const messages = {
  tab: 'Messages',
  table: (field: string) => `The life of each message of ${field}`,
  id: 'id',
  noId: 'no id',
  empty: 'No message yet',
  emptyText: 'Each message gets a row here: where it came in, was replaced, went.',
  held: 'there',
  absent: 'not there',
  columns: { input: (turn: number) => `input ${turn}`, superstep: (n: number) => `${n}`, update: 'update' },
  superstepTitle: (n: number, turn: number) => `superstep ${n} of turn ${turn}`,
  events: {
    added: (name: string) => `${name} was added`,
    replaced: (name: string) => `replaced by another ${name}`,
    replacedClass: (was: string, name: string) => `${was} was replaced by ${name}`,
    removed: (name: string) => `${name} was removed`,
    back: (name: string) => `${name} came back`,
    wiped: (name: string) => `${name} was wiped by a removal of all`,
    lost: (name: string) => `new ${name} was wiped by a removal of all that came after it`,
    passed: (name: string) => `${name} was added and removed by one update`,
  },
  loneTools: {
    title: 'Tool calls and their answers',
    open: (call: string, tool: string) => `${tool} (${call}) is not answered yet.`,
    unanswered: (call: string, tool: string) =>
      `${tool} (${call}) was never answered before the talk went on. Model providers refuse such messages.`,
    uncalled: (call: string, tool: string) =>
      `The answer ${tool === '' ? '' : `of ${tool} `}to ${call} has no call right before it, perhaps since that was trimmed. Model providers refuse such messages.`,
  },
  given: 'the id was missing: the library gave one, so the message was appended',
  legend: {
    added: 'added',
    replaced: 'replaced',
    removed: 'removed',
    back: 'back',
    wiped: 'wiped',
    lost: 'lost',
    passed: 'passed through',
  },
  earlier: (lanes: number, moments: number) =>
    [
      ...(lanes > 0 ? [lanes === 1 ? 'One earlier message is not shown.' : `${lanes} earlier messages are not shown.`] : []),
      ...(moments > 0 ? [moments === 1 ? 'One earlier superstep is not shown.' : `${moments} earlier supersteps are not shown.`] : []),
    ].join(' '),
  itemByItem: 'Item by item',
  ourReading: 'How we read the rules of add_messages; it ends exactly as this call did.',
  ourReadingDelta: 'How we read the rules of LangGraph’s reducer for messages in a DeltaChannel; it ends exactly as this call did.',
  differs: 'Our reading of the rules does not end as this call did, so it is not shown.',
  unreadable: 'An item here is no message that we can read, so there is nothing to step through.',
  filled: (count: number) =>
    count === 1
      ? 'One message that was there had no id and was given one.'
      : `${count} messages that were there had no id and were given one.`,
  from: { message: 'a message', chunk: 'a chunk', string: 'a string', pair: 'a pair of role and text', dict: 'a dict' },
  became: (from: string, name: string) => `${from} → ${name}`,
  kept: (from: string, name: string) => `${from}: ${name}`,
  idGiven: 'had no id: given by the library',
  idKept: 'has its own id',
  branches: {
    append: (at: number) => `no message has this id: appended at index ${at}`,
    replace: (at: number, was: string) => `this id is at index ${at}: the ${was} there is replaced`,
    unmarked: 'it was marked for removal and no longer is',
    mark: (at: number) => `a removal of what is at index ${at}: marked`,
    unknown: 'a removal of an id that is not there: the call throws',
    removeAll: 'a removal of all: everything before it goes',
    wiped: 'stands before a removal of all: wiped',
    bare: (at: number) => `has no id: appended at index ${at} without one`,
    tombstone: (at: number) => `a removal of what is at index ${at}: a tombstone takes its place`,
    ignored: 'a removal of an id that is not there: nothing happens',
    cleared: (count: number) =>
      `a removal of all: the list so far is emptied, ${count === 1 ? 'one message goes' : `${count} messages go`}`,
    kept: (at: number) => `stands after the removal of all: kept as it is, at index ${at}`,
  },
  more: (count: number) => (count === 1 ? 'One more item is not shown.' : `${count} more items are not shown.`),
  marked: (ids: string) => `marked so far: ${ids}`,
  tombstones: (ids: string) => `tombstones so far: ${ids}`,
  holes: (ids: string, count: number) => `At the end the tombstones are taken out (${ids}); ${stay(count)}.`,
  noHoles: (count: number) => `There is no tombstone at the end; ${stay(count)}.`,
  filter: (ids: string, count: number) => `At the end the marked ones are left out (${ids}); ${stay(count)}.`,
  noFilter: (count: number) => `Nothing is marked at the end; ${stay(count)}.`,
} as const;
