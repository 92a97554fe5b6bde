import type { Gallery } from './entry';

export { MEASURED } from './claims/measured';
export { examples, explained, searchExamples, topics } from './gallery';
export type { Entry, ExampleEntry, Gallery } from './entry';

/** The documents of public reports: many, so they come by themselves. */
export const loadReports = async (): Promise<Gallery> => (await import('./reports/reportGallery')).reportGallery;
