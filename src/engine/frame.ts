/**
 * How JSON texts cross the wall, in both directions: a text that is too long for one message goes in parts. The first
 * character tells a whole text (`0`), a part that is followed by more (`1`) and the last part (`2`).
 */
const WHOLE = '0';
const PART = '1';
const LAST = '2';

/** The messages for one text, each at most `size` characters long besides its first. */
export function frame(text: string, size: number): readonly string[] {
  if (text.length <= size) return [WHOLE + text];
  const messages: string[] = [];
  for (let at = 0; at < text.length; at += size) {
    const last = at + size >= text.length;
    messages.push((last ? LAST : PART) + text.slice(at, at + size));
  }
  return messages;
}

/**
 * Puts texts together again. Feed it each message in order; it answers with a text once one is whole, null before.
 * A message that cannot follow the one before, or a text longer than `limit` characters, throws: the other side is broken.
 */
export function createUnframe(limit: number): (message: string) => string | null {
  let parts: string[] = [];
  let length = 0;
  const take = (): string => {
    const text = parts.join('');
    parts = [];
    length = 0;
    return text;
  };
  return (message) => {
    const kind = message[0];
    if (kind === WHOLE && parts.length > 0) throw new Error('a whole text came amid parts');
    if (kind === LAST && parts.length === 0) throw new Error('a last part came without a first');
    if (kind !== WHOLE && kind !== PART && kind !== LAST) throw new Error('a message without its framing character');
    length += message.length - 1;
    if (length > limit) throw new Error(`a text longer than ${limit} characters`);
    parts.push(message.slice(1));
    return kind === PART ? null : take();
  };
}
