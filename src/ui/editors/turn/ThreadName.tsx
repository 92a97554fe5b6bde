import { useEffect, useState } from 'react';
import { type GraphSpec, renameThread, type ThreadId, threadsOf } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { TextField } from '~/ui/kit';
import { actions } from '~/workspace';

/** The name of a thread, which all of its turns share. What is typed stays on screen, and is written where it can be a name. */
export function ThreadName({ thread, graph }: { readonly thread: ThreadId; readonly graph: GraphSpec }) {
  const t = useLateText().threads.inspector;
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => setTyped(null), [thread]);
  const isTaken = (name: string) => name !== thread && threadsOf(graph).includes(name);
  const error = typed === null ? undefined : typed === '' ? t.noName : isTaken(typed) ? t.nameTaken(typed) : undefined;
  const type = (name: string) => {
    setTyped(name);
    actions.edit({ label: 'editTurns', apply: (doc) => renameThread(doc, thread, name), coalesce: 'thread' });
  };
  return (
    <TextField
      label={t.threadName}
      value={typed ?? thread}
      {...(error === undefined ? {} : { error })}
      onChange={type}
      onBlur={() => {
        setTyped(null);
        actions.seal();
      }}
    />
  );
}
