import type { Chapter } from '../entry';
import { agentClaims } from './agentClaims';
import { builderClaims } from './builderClaims';
import { shown } from './claimSketch';
import { controlClaims } from './controlClaims';
import { deltaClaims } from './deltaClaims';
import { libraryClaims } from './libraryClaims';
import { memoryClaims } from './memoryClaims';
import { messageClaims } from './messageClaims';
import { modelClaims } from './modelClaims';
import { overwriteClaims } from './overwriteClaims';
import { parallelClaims } from './parallelClaims';
import { reducerClaims } from './reducerClaims';
import { routingClaims } from './routingClaims';
import { schemaClaims } from './schemaClaims';
import { stateClaims } from './stateClaims';
import { storeClaims } from './storeClaims';
import { valueClaims } from './valueClaims';

/** Claims of tutorials, measured on both languages, in the order in which they are taught. */
export const claimTopics: readonly Chapter[] = [
  { id: 'claims-state', title: { en: 'Claims: state', zh: '论断：状态' }, sketches: shown(stateClaims) },
  { id: 'claims-reducers', title: { en: 'Claims: reducers', zh: '论断：归约函数' }, sketches: shown(reducerClaims) },
  { id: 'claims-parallel', title: { en: 'Claims: parallel nodes', zh: '论断：并行节点' }, sketches: shown(parallelClaims) },
  { id: 'claims-messages', title: { en: 'Claims: messages', zh: '论断：消息' }, sketches: shown(messageClaims) },
  { id: 'claims-models', title: { en: 'Claims: a chat with a model', zh: '论断：与模型对话' }, sketches: shown(modelClaims) },
  { id: 'claims-library', title: { en: 'Claims: the library itself', zh: '论断：库本身' }, sketches: shown(libraryClaims) },
  {
    id: 'claims-overwrite',
    title: { en: 'Claims: Overwrite and nothing', zh: '论断：Overwrite 与空值' },
    sketches: shown(overwriteClaims),
  },
  { id: 'claims-control', title: { en: 'Claims: control and history', zh: '论断：控制与历史' }, sketches: shown(controlClaims) },
  { id: 'claims-routing', title: { en: 'Claims: ways and subgraphs', zh: '论断：路径与子图' }, sketches: shown(routingClaims) },
  { id: 'claims-memory', title: { en: 'Claims: memory, pauses, threads', zh: '论断：记忆、暂停与线程' }, sketches: shown(memoryClaims) },
  { id: 'claims-store', title: { en: 'Claims: store and context', zh: '论断：存储与上下文' }, sketches: shown(storeClaims) },
  { id: 'claims-agents', title: { en: 'Claims: agents', zh: '论断：智能体' }, sketches: shown(agentClaims) },
  { id: 'claims-schemas', title: { en: 'Claims: schemas and defaults', zh: '论断：模式与默认值' }, sketches: shown(schemaClaims) },
  { id: 'claims-delta', title: { en: 'Claims: delta fields', zh: '论断：增量字段' }, sketches: shown(deltaClaims) },
  { id: 'claims-values', title: { en: 'Claims: values and checkpoints', zh: '论断：值与检查点' }, sketches: shown(valueClaims) },
  {
    id: 'claims-builder',
    title: { en: 'Claims: building, calling, streaming', zh: '论断：构建、调用与流' },
    sketches: shown(builderClaims),
  },
];
