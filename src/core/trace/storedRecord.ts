/**
 * What a saver that outlives its run keeps of a thread, as bytes that nobody reads but that saver: to the page they are data,
 * whatever they look like. `bytes` is base64. A later record takes the place of an earlier one of the same key, which is thread,
 * namespace (of a subgraph, '' is the graph's own), checkpoint and task.
 */
export type KeptRecord =
  /** A checkpoint, whole; `parent` is '' where it has none. */
  | {
      readonly op: 'put';
      readonly thread: string;
      readonly namespace: string;
      readonly checkpoint: string;
      readonly parent: string;
      readonly bytes: string;
    }
  /** Everything that one task has left beside a checkpoint. */
  | {
      readonly op: 'writes';
      readonly thread: string;
      readonly namespace: string;
      readonly checkpoint: string;
      readonly task: string;
      readonly bytes: string;
    };

/** What a saver hands over, in the order in which it did it. */
export type StoredRecord =
  | KeptRecord
  /** One checkpoint with all that lies beside it, to make room. */
  | { readonly op: 'forget'; readonly thread: string; readonly namespace: string; readonly checkpoint: string }
  /** A whole thread. */
  | { readonly op: 'delete'; readonly thread: string };
