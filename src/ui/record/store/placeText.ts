/** Labels of a namespace, and perhaps a key, as one text. */
export function placeText(labels: readonly string[], key?: string): string {
  return [...labels, ...(key === undefined ? [] : [key])].join(' / ');
}
