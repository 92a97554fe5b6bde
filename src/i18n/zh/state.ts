import type { Section } from '../messages';

export const state: Section<'state'> = {};
