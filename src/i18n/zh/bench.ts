import type { Section } from '../messages';

export const bench: Section<'bench'> = {};
