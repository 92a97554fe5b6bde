import type { Section } from '../messages';

export const canvas: Section<'canvas'> = {};
