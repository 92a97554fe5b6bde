import type { Section } from '../messages';

export const stepper: Section<'stepper'> = {};
