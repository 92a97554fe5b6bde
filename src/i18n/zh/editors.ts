import type { Section } from '../messages';

export const editors: Section<'editors'> = {};
