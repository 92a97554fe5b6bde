/** A place in the run of a link's document, as a cursor counts: moments that are shown, and calls of the last one (null: all of it). */
export interface LinkPlace {
  readonly at: number;
  readonly call: number | null;
}

/** Stands between the document and the place; it belongs to no base64url, and no browser or chat escapes it. */
const MARK = '~';

/** The fragment of a document that leads to a place in its run. */
export function withPlace(fragment: string, { at, call }: LinkPlace): string {
  return `${fragment}${MARK}${at}${call === null ? '' : `.${call}`}`;
}

/** Both parts of a fragment. A place that cannot be read is none: the document is worth opening all the same. */
export function splitPlace(fragment: string): { readonly document: string; readonly place: LinkPlace | null } {
  const [document = '', place = ''] = fragment.split(MARK);
  const found = /^([1-9]\d{0,6})(?:\.(\d{1,7}))?/.exec(place);
  const [, at, call] = found ?? [];
  return { document, place: at === undefined ? null : { at: Number(at), call: call === undefined ? null : Number(call) } };
}
