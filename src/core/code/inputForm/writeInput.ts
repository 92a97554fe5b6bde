import type { Source } from '~/core/document';
import { keyText } from '~/core/document';
import { splitAtCommas } from './brackets';
import type { InputEntry, InputForm } from './readInput';
import { endsInLineComment, findInput, importsOverwrite } from './readInput';
import { tokensOf } from './tokens';

const IMPORT_LINE = "import { Overwrite } from '@langchain/langgraph';\n";
const WIDTH = 100;

/** Whether a text can stand as one value of a form: whole, and closed in itself. */
export function isExpression(text: string): boolean {
  const tokens = tokensOf(text);
  const first = tokens?.find((token) => token.kind !== 'comment');
  if (tokens === undefined || first === undefined || first.text === '...' || endsInLineComment(tokens)) return false;
  return splitAtCommas(tokens)?.length === 1;
}

/** The form with one field given, overwritten, or (null) not given. A form that is null or code becomes an object. */
export function withEntry(form: InputForm, name: string, entry: Pick<InputEntry, 'how' | 'text'> | null): InputForm {
  const entries = form.kind === 'object' ? form.entries : [];
  const at = entries.findIndex((one) => one.name === name);
  if (entry === null) return { kind: 'object', entries: entries.filter((one) => one.name !== name) };
  const next: InputEntry = { name, how: entry.how, text: entry.text };
  return { kind: 'object', entries: at < 0 ? [...entries, next] : entries.with(at, next) };
}

/**
 * The source with its value replaced by the form's; everything else stays as it was, and Overwrite is imported exactly
 * where it is used. A source that is code is written anew. Undefined when a text is not an expression by itself.
 */
export function writeInput(source: Source, form: InputForm): Source | undefined {
  const found = findInput(source);
  if (form.kind === 'code' || sameForm(form, found.form)) return source;
  if (form.kind === 'object' && !form.entries.every((entry) => isExpression(entry.text))) return undefined;
  const value = form.kind === 'null' ? 'null' : objectText(form.entries);
  const written =
    found.form.kind === 'code' ? `export default ${value};\n` : source.slice(0, found.start) + value + source.slice(found.end);
  return withImport(written, form.kind === 'object' && form.entries.some((entry) => entry.how === 'overwrite'));
}

function sameForm(left: InputForm, right: InputForm): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function objectText(entries: readonly InputEntry[]): string {
  const lines = entries.map(({ name, how, text }) => `${keyText(name)}: ${how === 'given' ? text : `new Overwrite(${text})`}`);
  const short = `{ ${lines.join(', ')} }`;
  if (lines.length === 0) return '{}';
  return short.length <= WIDTH && !short.includes('\n') ? short : `{\n${lines.map((line) => `  ${line},\n`).join('')}}`;
}

function withImport(source: Source, used: boolean): Source {
  if (used) return importsOverwrite(source) ? source : `${IMPORT_LINE}${source.startsWith('import ') ? '' : '\n'}${source}`;
  const without = source.replace(new RegExp(`^${IMPORT_LINE.replace(/[{}./]/g, '\\$&')}\\n?`, 'm'), '');
  return tokensOf(without)?.some((token) => token.text === 'Overwrite' || token.text.includes('${')) ? source : without;
}
