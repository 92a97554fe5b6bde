import type { Section } from '../messages';

export const shell: Section<'shell'> = {};
