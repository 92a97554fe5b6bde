import type { Gallery } from './entry';

export { examples, searchExamples, topics } from './gallery';
export type { ExampleEntry, Gallery } from './entry';

/** The documents of public reports: many, so they come by themselves. */
export const loadReports = async (): Promise<Gallery> => (await import('./reports/reportGallery')).reportGallery;
