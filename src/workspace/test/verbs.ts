import { type PlaygroundDoc, setNodeSource, setTitle } from '~/core/document';
import { isFailure } from '~/storage';
import type { Page, Tab } from './openPage';

export const newTab = (): Tab => ({ opened: null, fragment: '' });

export function title(page: Page, text: string): void {
  page.actions.edit({ label: 'title', apply: (doc) => setTitle(doc, text) });
}

export function source(page: Page, text: string, coalesce?: string): void {
  const apply = (doc: PlaygroundDoc) => setNodeSource(doc, doc.graph.nodes[0]?.id ?? '', text);
  page.actions.edit({ label: 'editSource', apply, ...(coalesce === undefined ? {} : { coalesce }) });
}

export async function storedTitles(page: Page): Promise<readonly string[]> {
  const list = await page.storage.documents.list();
  if (isFailure(list)) throw new Error(list.text);
  return list.map((entry) => entry.title);
}

/** Lets the autosave come due and finish. */
export async function save(page: Page): Promise<void> {
  page.tick(400);
  await page.calm();
}
