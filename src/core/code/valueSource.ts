import { isList, isTagged, type Value } from '~/core/value';

/**
 * A value as the source of a module that makes it again: plain data as a literal, Sets, Maps, dates and messages by
 * their constructors. What no text can make (functions, cycles, cut values) becomes `undefined` with a comment.
 */
export function valueSource(value: Value): string {
  const classes = new Set<string>();
  const text = literal(value, classes);
  const names = [...classes].sort();
  const imports = names.length === 0 ? '' : `import { ${names.join(', ')} } from '@langchain/core/messages';\n\n`;
  return `${imports}export default ${text};\n`;
}

function literal(value: Value, classes: Set<string>): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const inner = (child: Value) => literal(child, classes);
  if (isList(value)) return `[${value.map(inner).join(', ')}]`;
  const entries = (pairs: readonly (readonly [string, Value])[]) =>
    pairs.length === 0 ? '{}' : `{ ${pairs.map(([key, child]) => `${keySource(key)}: ${inner(child)}`).join(', ')} }`;
  if (!isTagged(value)) return entries(Object.entries(value));
  switch (value.$) {
    case 'number':
      return value.v;
    case 'bigint':
      return `${value.v}n`;
    case 'date':
      return `new Date(${JSON.stringify(value.v)})`;
    case 'set':
      return `new Set([${value.v.map(inner).join(', ')}])`;
    case 'map':
      return `new Map([${value.v.map(([key, child]) => `[${inner(key)}, ${inner(child)}]`).join(', ')}])`;
    case 'dict':
    case 'instance':
      return entries(value.v);
    case 'message':
      classes.add(value.class);
      return `new ${value.class}(${entries([...(value.id === null ? [] : [['id', value.id] as const]), ['content', value.content], ...Object.entries(value.rest)])})`;
    default:
      return value.$ === 'undefined' ? 'undefined' : `undefined /* ${value.$} */`;
  }
}

/** A key as one would write it; computed where it would not be taken as itself (`__proto__: x` sets the prototype). */
function keySource(key: string): string {
  if (key === '__proto__') return '["__proto__"]';
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
}
