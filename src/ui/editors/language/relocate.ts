import type { Annotated } from './annotate';
import type { Diagnostic, DiagnosticChain } from './compiler';

/** "Types of parameters … are incompatible", inside an error about a function. */
const PARAMETERS_DIFFER = 2328;
/** "Type … does not satisfy the expected type …". */
const NOT_SATISFIED = 1360;

/** An error that TypeScript places on something that annotating added, moved to what the person wrote. */
export function relocate(text: string, { returnType, whole }: Annotated, diagnostic: Diagnostic): Diagnostic {
  const { start = 0, length = 0 } = diagnostic;
  const end = start + length;
  if (returnType !== null && end <= returnType.at && start >= returnType.at - 1 && length <= 1) {
    return { ...diagnostic, start: returnType.start, length: returnType.end - returnType.start };
  }
  if (whole === null || diagnostic.code !== NOT_SATISFIED) return diagnostic;
  const parameter = parameterNamed(diagnostic.messageText);
  const at = parameter === null ? -1 : placeOf(text, parameter, whole.start, whole.end);
  if (at >= 0) return { ...diagnostic, start: at, length: parameter?.length ?? 0 };
  return { ...diagnostic, start: whole.start, length: firstLine(text, whole.start, whole.end) - whole.start };
}

function parameterNamed(message: Diagnostic['messageText']): string | null {
  if (typeof message === 'string') return null;
  const chain: DiagnosticChain[] = [message];
  for (const link of chain) {
    if (link.code === PARAMETERS_DIFFER) return /'([^']+)'/.exec(link.messageText)?.[1] ?? null;
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
