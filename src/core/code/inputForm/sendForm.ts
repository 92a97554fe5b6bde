import type { Source } from '~/core/document';
import { splitAtCommas, closeOf } from './brackets';
import { type Token, tokensOf } from './tokens';
import { isExpression } from './writeInput';

/** A task that is sent by hand: the name of its node, and the text of the expression that it reads in the place of the state. */
export interface SendEntry {
  readonly node: string;
  readonly payload: string;
}

const IMPORT = "import { Command, Send } from '@langchain/langgraph';\n";
const BEFORE = ['export', 'default', 'new', 'Command', '(', '{', 'goto', ':'];

/** A turn's value as the Sends of one Command, as `writeSends` writes it; null for every other source. */
export function readSends(source: Source): readonly SendEntry[] | null {
  if (!source.startsWith(IMPORT)) return null;
  const tokens = tokensOf(source.slice(IMPORT.length));
  const list = tokens?.[BEFORE.length];
  if (tokens === undefined || list?.text !== '[' || !BEFORE.every((text, index) => tokens[index]?.text === text)) return null;
  const end = closeOf(tokens, BEFORE.length);
  const rest = tokens.slice(end + 1).map(({ text }) => text);
  if (end < 0 || !/^,?\}\);?$/.test(rest.join(''))) return null;
  const parts = splitAtCommas(tokens.slice(BEFORE.length + 1, end));
  if (parts === undefined) return null;
  const whole = parts.at(-1)?.length === 0 ? parts.slice(0, -1) : parts;
  const sends = whole.map((part) => readSend(source.slice(IMPORT.length), part));
  return sends.every((send) => send !== null) ? sends : null;
}

function readSend(text: string, part: readonly Token[]): SendEntry | null {
  const [made, name, open, node, comma] = part;
  const [first, close] = [part[5], part.at(-1)];
  if (made?.text !== 'new' || name?.text !== 'Send' || open?.text !== '(' || closeOf(part, 2) !== part.length - 1) return null;
  if (node?.kind !== 'text' || !node.text.startsWith('"') || comma?.text !== ',' || first === undefined || close === undefined) return null;
  const payload = text.slice(first.start, close.start).trim();
  return isExpression(payload) ? { node: JSON.parse(node.text) as string, payload } : null;
}

/** The source of an input that is a Command with these Sends; undefined where a payload is no expression by itself. */
export function writeSends(sends: readonly SendEntry[]): Source | undefined {
  if (!sends.every(({ payload }) => isExpression(payload))) return undefined;
  const lines = sends.map(({ node, payload }) => `    new Send(${JSON.stringify(node)}, ${payload.trim()}),\n`);
  const list = lines.length === 0 ? '[]' : `[\n${lines.join('')}  ]`;
  return `${IMPORT}\nexport default new Command({\n  goto: ${list},\n});\n`;
}
