/** A key as the record has it: LangGraph looks at no type, and 5 is another key than "5". */
export function keyText(key: unknown): string {
  switch (typeof key) {
    case 'string':
      return key;
    case 'number':
    case 'boolean':
    case 'bigint':
      return `<${typeof key} ${key}>`;
    default:
      return `<${key === null ? 'null' : typeof key}>`;
  }
}

/** LangGraph looks at the labels as they come in, but nodes get its own items and may write what they like in them. */
export function labelTexts(labels: unknown): string[] {
  return Array.isArray(labels) ? Array.from(labels as readonly unknown[], keyText) : [];
}
