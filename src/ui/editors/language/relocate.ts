import type { Annotated } from './annotate';
import type { Diagnostic, DiagnosticChain } from './compiler';

/** Parts of an error's chain that name what differs: a parameter of a function, a property of an object. */
const PARAMETERS_DIFFER = 2328;
const PROPERTIES_DIFFER = 2326;
/** "Type … does not satisfy the expected type …". */
const NOT_SATISFIED = 1360;

/** An error that TypeScript places on something that annotating added, moved to what the person wrote, as close as it can be told. */
export function relocate(text: string, note: Annotated, diagnostic: Diagnostic): Diagnostic {
  const moved = ontoWritten(text, note, diagnostic);
  const { start = 0, length = 0 } = moved;
  const end = diagnostic.code === NOT_SATISFIED && note.whole !== null ? note.whole.end : start + length;
  const name = named(diagnostic.messageText);
  const at = name === null ? -1 : placeOf(text, name, start, end);
  return name === null || at < 0 ? moved : { ...moved, start: at, length: name.length };
}

function ontoWritten(text: string, { returnType, whole }: Annotated, diagnostic: Diagnostic): Diagnostic {
  const { start = 0, length = 0 } = diagnostic;
  if (returnType !== null && start + length <= returnType.at && start >= returnType.at - 1 && length <= 1) {
    return { ...diagnostic, start: returnType.start, length: returnType.end - returnType.start };
  }
  if (whole === null || diagnostic.code !== NOT_SATISFIED) return diagnostic;
  return { ...diagnostic, start: whole.start, length: firstLine(text, whole.start, whole.end) - whole.start };
}

/** The outermost name that an error's chain gives. */
function named(message: Diagnostic['messageText']): string | null {
  if (typeof message === 'string') return null;
  const chain: DiagnosticChain[] = [message];
  for (const link of chain) {
    if (link.code === PARAMETERS_DIFFER || link.code === PROPERTIES_DIFFER) return /'([^']+)'/.exec(link.messageText)?.[1] ?? null;
    chain.push(...(link.next ?? []));
  }
  return null;
}

function placeOf(text: string, name: string, from: number, to: number): number {
  for (let at = text.indexOf(name, from); at >= 0 && at < to; at = text.indexOf(name, at + 1)) {
    const around = `${text[at - 1] ?? ''}${text[at + name.length] ?? ''}`;
    if (!/[\p{ID_Continue}$]/u.test(around)) return at;
  }
  return -1;
}

function firstLine(text: string, start: number, end: number): number {
  const newline = text.indexOf('\n', start);
  return newline < 0 ? end : Math.min(end, newline);
}
