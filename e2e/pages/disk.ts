import type { Page } from '@playwright/test';

/** The cursor of the one record that the browser's database holds; null where it holds none. */
export function keptCursor(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await answer(indexedDB.open('reducer-playground'));
    const [row] = await answer<{ text: string }[]>(db.transaction('records').objectStore('records').getAll());
    db.close();
    return row === undefined ? null : JSON.parse(row.text).cursor;
  });
}
