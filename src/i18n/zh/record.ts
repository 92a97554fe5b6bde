import type { Section } from '../messages';

export const record: Section<'record'> = {};
