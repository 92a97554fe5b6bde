/** The field's own terms, once in each language. Sentences take their terms from here, so that one thing has one name. */
const glossary = {
  superstep: { en: 'superstep', zh: '超步' },
  merge: { en: 'merge', zh: '合并' },
  overwrite: { en: 'overwrite', zh: '覆盖' },
  append: { en: 'append', zh: '追加' },
  zeroValue: { en: 'zero value', zh: '零值' },
  snapshotBeforeFork: { en: 'snapshot before the fork', zh: '分叉前的快照' },
  barrier: { en: 'barrier', zh: '屏障' },
  silentFailure: { en: 'silent failure', zh: '静默失败' },
  checkpoint: { en: 'checkpoint', zh: '检查点' },
  thread: { en: 'thread', zh: '线程' },
  state: { en: 'state', zh: '状态' },
  field: { en: 'field', zh: '字段' },
  node: { en: 'node', zh: '节点' },
  edge: { en: 'edge', zh: '边' },
  reducer: { en: 'reducer', zh: '归约函数' },
  task: { en: 'task', zh: '任务' },
  router: { en: 'router', zh: '路由函数' },
  join: { en: 'join', zh: '汇合' },
  turn: { en: 'turn', zh: '轮次' },
  write: { en: 'write', zh: '写入' },
  record: { en: 'record', zh: '记录' },
  store: { en: 'store', zh: '存储（store）' },
  namespace: { en: 'namespace', zh: '命名空间' },
  context: { en: 'runtime context', zh: '运行时上下文' },
  snapshot: { en: 'snapshot', zh: '快照' },
} as const;

type Terms<L extends 'en' | 'zh'> = { readonly [K in keyof typeof glossary]: (typeof glossary)[K][L] };

const termsOf = <L extends 'en' | 'zh'>(language: L) =>
  Object.fromEntries(Object.entries(glossary).map(([name, term]) => [name, term[language]])) as unknown as Terms<L>;

export const enTerms = termsOf('en');
export const zhTerms = termsOf('zh');
