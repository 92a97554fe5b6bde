const { stringify } = JSON;
const { hasOwn, keys, prototype: objectPrototype } = Object;
const { isArray, prototype: arrayPrototype } = Array;

/**
 * A report as JSON text, whatever user code did to the realm. `JSON.stringify` asks every object for `toJSON`, and
 * `Object.prototype` has to stay open, so a document could put one there and rewrite what leaves the worker, the notice
 * of it included. While there is one, the text is written by hand. Takes plain data only: no cycles, no classes.
 */
export function plainText(data: unknown): string {
  return hasOwn(objectPrototype, 'toJSON') || hasOwn(arrayPrototype, 'toJSON') ? write(data) : stringify(data);
}

function write(data: unknown): string {
  // Texts, numbers, booleans and null are not asked.
  if (typeof data !== 'object' || data === null) return stringify(data);
  let text = '';
  if (isArray(data)) {
    for (let i = 0; i < data.length; i++) text += `${i > 0 ? ',' : ''}${data[i] === undefined ? 'null' : write(data[i])}`;
    return `[${text}]`;
  }
  const object = data as { readonly [key: string]: unknown };
  const names = keys(object);
  for (let i = 0; i < names.length; i++) {
    const name = names[i] as string;
    if (object[name] !== undefined) text += `${text === '' ? '' : ','}${stringify(name)}:${write(object[name])}`;
  }
  return `{${text}}`;
}
