import type { LateMessages } from '../messages';
import { bench } from './bench';
import { editors } from './editors';
import { record } from './record';
import { aliasing } from './aliasing';
import { checkpoints } from './checkpoints';
import { claims } from './claims';
import { compare } from './compare';
import { explain } from './explain';
import { forgot } from './forgot';
import { given } from './given';
import { hazards } from './hazards';
import { histories } from './histories';
import { keptThreads } from './keptThreads';
import { lab } from './lab';
import { losses } from './losses';
import { messages } from './messages';
import { pauses } from './pauses';
import { readyNodes } from './readyNodes';
import { requests } from './requests';
import { schemas } from './schemas';
import { store } from './store';
import { subgraphs } from './subgraphs';
import { threads } from './threads';
import { threeStyles } from './threeStyles';
import { timeline } from './timeline';
import { why } from './why';

export const lateZh: LateMessages = {
  bench,
  editors,
  record,
  aliasing,
  checkpoints,
  claims,
  compare,
  explain,
  given,
  hazards,
  histories,
  keptThreads,
  lab,
  losses,
  messages,
  timeline,
  why,
  forgot,
  pauses,
  readyNodes,
  requests,
  schemas,
  store,
  subgraphs,
  threads,
  threeStyles,
};
