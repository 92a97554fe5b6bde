import type { LocalText } from '~/core/document';
import type { Sketch } from '../sketch';
import { agentClaims } from './agentClaims';
import { shown } from './claimSketch';
import { controlClaims } from './controlClaims';
import { libraryClaims } from './libraryClaims';
import { memoryClaims } from './memoryClaims';
import { messageClaims } from './messageClaims';
import { overwriteClaims } from './overwriteClaims';
import { parallelClaims } from './parallelClaims';
import { reducerClaims } from './reducerClaims';
import { stateClaims } from './stateClaims';

interface ClaimTopic {
  readonly id: string;
  readonly title: LocalText;
  readonly sketches: { readonly [id: string]: Sketch };
}

/** Claims of tutorials, measured on both languages, in the order in which they are taught. */
export const claimTopics: readonly ClaimTopic[] = [
  { id: 'claims-state', title: { en: 'Claims: state', zh: '论断：状态' }, sketches: shown(stateClaims) },
  { id: 'claims-reducers', title: { en: 'Claims: reducers', zh: '论断：归约函数' }, sketches: shown(reducerClaims) },
  { id: 'claims-parallel', title: { en: 'Claims: parallel nodes', zh: '论断：并行节点' }, sketches: shown(parallelClaims) },
  { id: 'claims-messages', title: { en: 'Claims: messages', zh: '论断：消息' }, sketches: shown(messageClaims) },
  { id: 'claims-library', title: { en: 'Claims: the library itself', zh: '论断：库本身' }, sketches: shown(libraryClaims) },
  {
    id: 'claims-overwrite',
    title: { en: 'Claims: Overwrite and nothing', zh: '论断：Overwrite 与空值' },
    sketches: shown(overwriteClaims),
  },
  { id: 'claims-control', title: { en: 'Claims: control and history', zh: '论断：控制与历史' }, sketches: shown(controlClaims) },
  { id: 'claims-memory', title: { en: 'Claims: memory, pauses, threads', zh: '论断：记忆、暂停与线程' }, sketches: shown(memoryClaims) },
  { id: 'claims-agents', title: { en: 'Claims: agents', zh: '论断：智能体' }, sketches: shown(agentClaims) },
];
