import { type PlaygroundDoc, setTurnSource } from '~/core/document';
import type { Hazard } from '../hazard';

const IMPORT = "import { Overwrite } from '@langchain/langgraph';\n";

/** The input sets the field instead of contributing to it; unchanged where its line does not simply say name and value. */
export function sendOverwrite(doc: PlaygroundDoc, { place, params }: Hazard): PlaygroundDoc {
  const [index] = place.turns;
  const turn = index === undefined ? undefined : doc.graph.turns[index];
  if (index === undefined || turn?.kind !== 'input' || place.line === null) return doc;
  const { source } = turn;
  const lines = source.split('\n');
  const line = lines[place.line - 1] ?? '';
  const value = String(params['value']);
  const write = new RegExp(`(?<![\\w$])(["']?${escaped(String(params['name']))}["']?\\s*:\\s*)((["'\`]?)${escaped(value)}\\3)(?=\\s*[,}])`);
  if (!write.test(line)) return doc;
  const mended = lines.with(place.line - 1, line.replace(write, '$1new Overwrite($2)')).join('\n');
  return setTurnSource(doc, index, /\bimport\b[^;]*\bOverwrite\b/.test(source) ? mended : IMPORT + mended);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
