import type { LateMessages } from '../messages';
import { hazards } from './hazards';
import { lab } from './lab';

export const lateZh: LateMessages = { hazards, lab };
