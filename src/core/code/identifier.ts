/** Words that are names to a regular expression but not to Python. */
const PYTHON_WORDS = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

/** A field's name as the key of a Python class body, or quoted where Python would not take it as a name. */
export function pythonName(name: string): string {
  return isPythonName(name) ? name : JSON.stringify(name);
}

function isPythonName(name: string): boolean {
  return /^[\p{XID_Start}_]\p{XID_Continue}*$/u.test(name) && !PYTHON_WORDS.has(name);
}

/** A name for the reducer of a field, good in both languages: `merge_log`, or `merge_3` where the field's own is no name. */
export function reducerName(field: { readonly name: string; readonly id: string }): string {
  const name = `merge_${field.name}`;
  return isPythonName(name) && /^[\w\p{ID_Continue}]+$/u.test(name) ? name : `merge_${field.id.replaceAll('-', '_')}`;
}
