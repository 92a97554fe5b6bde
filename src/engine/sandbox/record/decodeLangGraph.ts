import { Command, Overwrite, Send } from '@langchain/langgraph/web';
import type { MessageValue, PlainObject, Value } from '~/core/value';
import { messageClassOf } from './className';
import { isLibraryData } from './langGraph';
import { construct, keysOf } from './primordials';
import { ownData } from './property';
import { put } from './put';

/** Makes the live value of a part. */
type Decode = (value: Value) => unknown;

export class NoCopy extends Error {}

/**
 * A message of its own class. The constructors fill in and rewrite what they are given, so that one is made empty, and is then
 * given exactly what was recorded.
 */
export function decodeMessage({ class: name, type, id, content, rest }: MessageValue, decode: Decode): object {
  const made = messageClassOf(name);
  if (!made) throw new NoCopy();
  const message = construct(made as typeof Object, [{ content: '' }]) as object;
  if ((ownData(message, 'type') ?? '') !== type) throw new NoCopy();
  // What the library writes messages from when they are saved.
  const saved = ownData(message, 'lc_kwargs') as object;
  const set = (key: string, value: unknown): void => {
    put(message, key, value);
    put(saved, key, value);
  };
  set('content', decode(content));
  if (id !== null) set('id', id);
  setAll(rest, set, decode, (key) => key === 'type' || key === 'content');
  return message;
}

export const decodeOverwrite = (v: Value, decode: Decode): object => new Overwrite(decode(v));

export function decodeSend(node: string, args: Value, decode: Decode): object {
  const send = new Send(node, null);
  put(send, 'args', decode(args));
  return send;
}

export function decodeCommand(v: PlainObject, decode: Decode): object {
  const command = new Command({});
  setAll(
    v,
    (key, value) => put(command, key, value),
    decode,
    (key) => key === 'lg_name',
  );
  return command;
}

/** Sets what was recorded of an object; what a record of one never names is refused. */
function setAll(from: PlainObject, set: (key: string, value: unknown) => void, decode: Decode, isForeign: (key: string) => boolean): void {
  const keys = keysOf(from);
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    if (isForeign(key) || isLibraryData(key)) throw new NoCopy();
    set(key, decode(from[key] as Value));
  }
}
