import { bench } from './bench';
import { editors } from './editors';
import { record } from './record';
import { aliasing } from './aliasing';
import { compare } from './compare';
import { explain } from './explain';
import { hazards } from './hazards';
import { lab } from './lab';
import { messages } from './messages';
import { schemas } from './schemas';
import { why } from './why';

/** Texts of places that load after the page can be used; they come with those places. */
export const lateEn = { bench, editors, record, aliasing, compare, explain, hazards, lab, messages, schemas, why } as const;
