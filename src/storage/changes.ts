/** Tells the other tabs that a document changed, and only that: they read it from the database themselves. */
export interface Changes {
  readonly announce: (id: string) => void;
  /** Any page of this origin can send such a message, so nothing is believed but that it is worth a look. */
  readonly listen: (listener: (id: string) => void) => () => void;
  readonly close: () => void;
}

const ID = /^[A-Za-z0-9_-]{1,64}$/;

export function openChanges(name: string): Changes {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  const listeners = new Set<(id: string) => void>();
  channel?.addEventListener('message', (event: MessageEvent<unknown>) => {
    const id = event.data;
    if (typeof id === 'string' && ID.test(id)) for (const listener of listeners) listener(id);
  });
  return {
    announce: (id) => channel?.postMessage(id),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => channel?.close(),
  };
}
