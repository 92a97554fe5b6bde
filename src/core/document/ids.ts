import { END, START } from './document';

const SHAPE = /^[A-Za-z0-9_-]{1,64}$/;

/** Names that every object has, or that stand for LangGraph's ends: as an id they would be found where nothing is. */
function isReserved(id: string): boolean {
  return id === START || id === END || id in {};
}

export function isId(text: string): boolean {
  return SHAPE.test(text) && !isReserved(text);
}

/** The first of `prefix1`, `prefix2`, … that is not taken. Pure: the same document always gets the same ids. */
export function freeId(prefix: string, taken: Iterable<string>): string {
  const used = new Set(taken);
  let number = used.size + 1;
  while (used.has(`${prefix}${number}`)) number++;
  return `${prefix}${number}`;
}

/** `wanted` itself when it is free, else `wanted_2`, `wanted_3`, … */
export function freeName(wanted: string, taken: Iterable<string>): string {
  const used = new Set(taken);
  if (!used.has(wanted)) return wanted;
  let number = 2;
  while (used.has(`${wanted}_${number}`)) number++;
  return `${wanted}_${number}`;
}

/** `stem_1`, `stem_2`, …: the first that is free, counting from how many there are. */
export function nextName(stem: string, taken: Iterable<string>): string {
  const used = new Set(taken);
  let number = 1;
  while (used.has(`${stem}_${number}`)) number++;
  return `${stem}_${number}`;
}
