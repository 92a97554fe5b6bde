import type { LateMessages } from '../messages';
import { aliasing } from './aliasing';
import { explain } from './explain';
import { hazards } from './hazards';
import { lab } from './lab';
import { messages } from './messages';
import { why } from './why';

export const lateZh: LateMessages = { aliasing, explain, hazards, lab, messages, why };
