import { describe, expect, it } from 'vitest';
import { table } from './table';

describe('table', () => {
  it('shows the median, the goal beside it, and the spread', () => {
    const text = table([
      { what: 'recorded ÷ unrecorded', figures: [1.5, 1.1, 1.2], goal: 1.25, unit: '' },
      { what: 'press to paint', figures: [30, 12.34, 250], goal: 2, unit: 'frames' },
    ]);
    expect(text).toBe(
      [
        'figure    goal      spread         what',
        '  1.20  ≤ 1.25   1.10–1.50  ok     recorded ÷ unrecorded',
        '  30.0     ≤ 2  12.3–250.0  above  press to paint (frames)',
        '',
      ].join('\n'),
    );
  });

  it('has no spread of one process, and no verdict without a goal', () => {
    const [, line] = table([{ what: 'the engine', figures: [368], goal: null, unit: 'kB gz' }]).split('\n');
    expect(line?.trim()).toBe('368.0                  the engine (kB gz)');
  });
});
