import type { Section } from '../messages';

export const values: Section<'values'> = {};
