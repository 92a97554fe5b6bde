import type { Effort } from './figure';

/** What one process of the bench does; the answer is what it prints. A part is loaded only where it is measured. */
export async function measure(part: string, argument: string, effort: Effort): Promise<string> {
  switch (part) {
    case 'overhead':
      return JSON.stringify(await (await import('./overhead')).measureOverhead(effort));
    case 'page':
      return JSON.stringify(await (await import('./page')).measurePage(argument, effort));
    case 'editing':
      return JSON.stringify(await (await import('./page')).measureLargeDocument(argument));
    case 'record': {
      const rows: string[] = [];
      (await import('./record')).benchRecord((row) => rows.push(`${row}\n`), effort.calls);
      return rows.join('');
    }
    default:
      throw new Error(`no part of the bench is called ${part}`);
  }
}
