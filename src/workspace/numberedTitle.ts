const NUMBER = / \((\d+)\)$/;

/** Characters of the old title that stay, so that the number fits a title's limit. */
const KEPT = 180;

/** The title with the first number from 2 on that no other document has: `Fan-out (2)`. The same in every language. */
export function numberedTitle(title: string, taken: readonly { readonly title: string }[]): string {
  const stem = title.replace(NUMBER, '').slice(0, KEPT);
  const titles = new Set(taken.map((entry) => entry.title));
  let number = 2;
  while (titles.has(`${stem} (${number})`)) number += 1;
  return `${stem} (${number})`;
}
