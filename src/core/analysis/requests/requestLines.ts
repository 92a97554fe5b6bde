import { canonicalText, type MessageValue } from '~/core/value';
import type { RequestLine } from './requestReading';

/**
 * The messages sent, each with what the state has of it, and where they would stand those of the state that were not sent. A message
 * is known by its id; one without an id by what it says.
 */
export function requestLines(sent: readonly MessageValue[], held: readonly MessageValue[]): readonly RequestLine[] {
  const places = new Places(held);
  const left = new Set(held.keys());
  const lines: RequestLine[] = [];
  let next = 0;
  const keepOut = (until: number) => {
    for (; next < until; next++) {
      const message = held[next];
      if (message && left.has(next)) lines.push({ mark: 'keptOut', message });
    }
  };
  const found = sent.map((message) => {
    const place = places.take(message);
    if (place !== undefined) left.delete(place);
    return place;
  });
  for (const [index, message] of sent.entries()) {
    const place = found[index];
    const was = place === undefined ? undefined : held[place];
    if (place === undefined || was === undefined) {
      lines.push({ mark: message.type === 'system' ? 'prompt' : 'added', message });
      continue;
    }
    keepOut(place);
    lines.push(textOf(was) === textOf(message) ? { mark: 'sent', message } : { mark: 'changed', message, was });
  }
  keepOut(held.length);
  return lines;
}

/** By id and by what they say, the places of messages; those that are taken are found no more. */
class Places {
  readonly #byId = new Map<string, Queue>();
  readonly #byText = new Map<string, Queue>();
  readonly #taken = new Set<number>();

  constructor(messages: readonly MessageValue[]) {
    for (const [place, message] of messages.entries()) {
      if (message.id !== null) add(this.#byId, message.id, place);
      add(this.#byText, textOf(message), place);
    }
  }

  take(message: MessageValue): number | undefined {
    const places = message.id === null ? this.#byText.get(textOf(message)) : this.#byId.get(message.id);
    const place = places && this.#first(places);
    if (place !== undefined) this.#taken.add(place);
    return place;
  }

  /** What was found once is passed over for good: the same message may be there many times. */
  #first(queue: Queue): number | undefined {
    let place = queue.places[queue.passed];
    while (place !== undefined && this.#taken.has(place)) place = queue.places[++queue.passed];
    return place;
  }
}

interface Queue {
  readonly places: number[];
  passed: number;
}

function add(map: Map<string, Queue>, key: string, place: number): void {
  const queue = map.get(key);
  if (queue) queue.places.push(place);
  else map.set(key, { places: [place], passed: 0 });
}

/** What a message says, whatever its id. */
function textOf({ class: name, content, rest }: MessageValue): string {
  return canonicalText([name, content, rest]);
}
