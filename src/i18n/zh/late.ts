import type { LateMessages } from '../messages';
import { lab } from './lab';

export const lateZh: LateMessages = { lab };
