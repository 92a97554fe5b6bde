/** A run of equal items, or one that was removed (`length` items of the old) or added (`length` items of the new). */
export interface SequenceStep {
  readonly kind: 'kept' | 'removed' | 'added';
  /** Where it starts in the old and in the new sequence. */
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

/**
 * What turned a sequence of `oldLength` items into one of `newLength`: common head and tail first, then Myers' greedy
 * search on the middle. Past `maxEdits` single edits the middle is removed and added whole, so the cost stays bounded.
 * Source: E. Myers, "An O(ND) Difference Algorithm and Its Variations", 1986.
 */
export function diffSequence(
  oldLength: number,
  newLength: number,
  same: (oldIndex: number, newIndex: number) => boolean,
  maxEdits = 200,
): readonly SequenceStep[] {
  const shorter = Math.min(oldLength, newLength);
  let head = 0;
  while (head < shorter && same(head, head)) head += 1;
  let tail = 0;
  while (tail < shorter - head && same(oldLength - 1 - tail, newLength - 1 - tail)) tail += 1;

  const steps: SequenceStep[] = [];
  push(steps, 'kept', 0, 0, head);
  const n = oldLength - head - tail;
  const m = newLength - head - tail;
  for (const step of middle(n, m, (i, j) => same(head + i, head + j), maxEdits)) {
    push(steps, step.kind, step.from + head, step.to + head, step.length);
  }
  push(steps, 'kept', oldLength - tail, newLength - tail, tail);
  return steps;
}

function push(steps: SequenceStep[], kind: SequenceStep['kind'], from: number, to: number, length: number): void {
  if (length === 0) return;
  const last = steps.at(-1);
  if (last?.kind === kind) steps[steps.length - 1] = { ...last, length: last.length + length };
  else steps.push({ kind, from, to, length });
}

function middle(n: number, m: number, same: (i: number, j: number) => boolean, maxEdits: number): readonly SequenceStep[] {
  const steps: SequenceStep[] = [];
  const trace = n > 0 && m > 0 ? search(n, m, same, Math.min(maxEdits, n + m)) : null;
  if (trace === null) {
    push(steps, 'removed', 0, 0, n);
    push(steps, 'added', n, 0, m);
    return steps;
  }
  for (const [x, y, edit] of walkBack(trace, n, m)) {
    push(steps, edit, x, y, 1);
  }
  return steps;
}

/** The furthest `x` on every diagonal after 0, 1, 2, … edits; null where more than `maxEdits` are needed. */
function search(n: number, m: number, same: (i: number, j: number) => boolean, maxEdits: number): readonly Int32Array[] | null {
  const offset = maxEdits + 1;
  const furthest = new Int32Array(2 * offset + 1);
  const trace: Int32Array[] = [];
  for (let edits = 0; edits <= maxEdits; edits++) {
    trace.push(furthest.slice(offset - edits - 1, offset + edits + 2));
    for (let k = -edits; k <= edits; k += 2) {
      const down = k === -edits || (k !== edits && at(furthest, offset + k - 1) < at(furthest, offset + k + 1));
      let x = down ? at(furthest, offset + k + 1) : at(furthest, offset + k - 1) + 1;
      while (x < n && x - k < m && same(x, x - k)) x += 1;
      furthest[offset + k] = x;
      if (x >= n && x - k >= m) return trace;
    }
  }
  return null;
}

/** The single edits from the start to the end, found from the end. */
function walkBack(trace: readonly Int32Array[], n: number, m: number): readonly (readonly [number, number, SequenceStep['kind']])[] {
  const edits: (readonly [number, number, SequenceStep['kind']])[] = [];
  let x = n;
  let y = m;
  for (let d = trace.length - 1; d >= 0; d--) {
    const row = trace[d] ?? new Int32Array();
    // Diagonal k of this row stands at index k + d + 1.
    const k = x - y;
    const down = k === -d || (k !== d && at(row, k + d) < at(row, k + d + 2));
    const before = down ? k + 1 : k - 1;
    const startX = d === 0 ? 0 : at(row, before + d + 1);
    const startY = d === 0 ? 0 : startX - before;
    const afterEdit = d === 0 || down ? startX : startX + 1;
    while (x > afterEdit) {
      x -= 1;
      y -= 1;
      edits.push([x, y, 'kept']);
    }
    if (d === 0) break;
    edits.push([startX, startY, down ? 'added' : 'removed']);
    x = startX;
    y = startY;
  }
  return edits.reverse();
}

function at(row: Int32Array, index: number): number {
  return row[index] ?? 0;
}
