import { hazards } from './hazards';
import { lab } from './lab';

/** Texts of places that load after the page can be used; they come with those places. */
export const lateEn = { hazards, lab } as const;
