import type { CheckpointRow } from '~/core/trace';

/** Where a key leads in the tree: up and down its lines, left to the parent, right to what follows first. Undefined: nowhere. */
export function wayFrom(rows: readonly CheckpointRow[], index: number, key: string): CheckpointRow | undefined {
  const id = rows[index]?.saved.id;
  switch (key) {
    case 'ArrowUp':
      return rows[Math.max(index - 1, 0)];
    case 'ArrowDown':
      return rows[Math.min(index + 1, rows.length - 1)];
    case 'Home':
      return rows[0];
    case 'End':
      return rows.at(-1);
    case 'ArrowLeft':
      return rows.find(({ saved }) => saved.id === rows[index]?.saved.parent) ?? rows[index];
    case 'ArrowRight':
      return rows.find(({ saved }) => saved.parent === id) ?? rows[index];
    default:
      return undefined;
  }
}
