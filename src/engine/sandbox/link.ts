import { positionOf } from '../positionOf';
import type { AllowedImport } from '../allowedImports';
import type { Module } from '../protocol';

/** A module's text with URLs in the place of its import specifiers, and the way back for positions. */
export interface Linked {
  readonly js: string;
  /** Where a 1-based position of the linked text stands in the user's own text. */
  readonly original: (line: number, column: number) => { readonly line: number; readonly column: number };
}

/** `name` is what stack frames will call the module; it must not hold white space. */
export function link(module: Module, name: string, urlOf: (specifier: AllowedImport) => string): Linked {
  const parts: string[] = [];
  const shifts: Shift[] = [];
  let from = 0;
  for (const { start, end, specifier } of module.imports.toSorted((a, b) => a.start - b.start)) {
    const url = urlOf(specifier);
    parts.push(module.js.slice(from, start), url);
    shifts.push({ ...positionOf(module.js, start), before: end - start, after: url.length });
    from = end;
  }
  parts.push(module.js.slice(from), `\n//# sourceURL=${name}`);
  return { js: parts.join(''), original: (line, column) => ({ line, column: unshift(shifts, line, column) }) };
}

/** On `line`, from the 1-based `column`, `before` characters became `after` characters. */
interface Shift {
  readonly line: number;
  readonly column: number;
  readonly before: number;
  readonly after: number;
}

function unshift(shifts: readonly Shift[], line: number, column: number): number {
  let moved = 0;
  for (const shift of shifts) {
    if (shift.line !== line || column <= shift.column + moved) continue;
    // Inside the URL itself there is no code; its end is the nearest place.
    moved += Math.min(shift.after, column - shift.column - moved) - shift.before;
  }
  return column - moved;
}
