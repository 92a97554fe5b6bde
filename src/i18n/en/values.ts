export const values = {
  noId: 'no id',
  newId: 'new id',
  items: (n: number) => (n === 1 ? '1 entry' : `${n.toLocaleString('en')} entries`),
  range: (from: number, to: number) => `${from.toLocaleString('en')} … ${to.toLocaleString('en')}`,
  same: 'no change',
  added: 'added',
  removed: 'removed',
  changed: 'changed',
  kept: (n: number) => `${n.toLocaleString('en')} unchanged`,
  before: 'before',
  after: 'after',
  covered: 'covered: not stepped to yet',
} as const;
