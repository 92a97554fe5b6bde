const NAME = '[A-Za-z_$][\\w$]*';
const PARAMETERS = `\\(?(${NAME})(?::[^,)]*)?,(${NAME})(?::[^,)]*)?\\)?`;
const HEADS = [`exportdefault${PARAMETERS}=>`, `exportdefaultfunction(?:${NAME})?${PARAMETERS}`];
const PUSHES = [
  '\\{\\1\\.push\\(\\.\\.\\.\\2\\);?return\\1;?\\}',
  '\\1\\.push\\(\\.\\.\\.\\2\\)',
  '\\{return\\1\\.push\\(\\.\\.\\.\\2\\);?\\}',
];
const ASSIGNS = [
  'Object\\.assign\\(\\1,\\2\\)',
  '\\{returnObject\\.assign\\(\\1,\\2\\);?\\}',
  '\\{Object\\.assign\\(\\1,\\2\\);return\\1;?\\}',
];

const of = (bodies: readonly string[]) => HEADS.flatMap((head) => bodies.map((body) => new RegExp(`^${head}${body};?$`)));
const APPEND = of(PUSHES);
const MERGE = of(ASSIGNS);

/** A reducer that does nothing but push or assign, written in one of the usual ways, comments and spaces aside. */
export function knownShape(source: string): 'append' | 'merge' | null {
  const text = source.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '').replace(/\s+/g, '');
  if (APPEND.some((shape) => shape.test(text))) return 'append';
  return MERGE.some((shape) => shape.test(text)) ? 'merge' : null;
}
