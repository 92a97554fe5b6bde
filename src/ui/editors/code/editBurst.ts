import { actions } from '~/workspace';

/** Milliseconds without typing after which the next letter begins an entry of its own. */
const PAUSE = 1500;

let timer: ReturnType<typeof setTimeout> | undefined;

/** An edit by typing: what follows within a moment, under the same key, is one entry of undo. */
export function editBurst(edit: Parameters<typeof actions.edit>[0] & { readonly coalesce: string }): void {
  actions.edit(edit);
  clearTimeout(timer);
  timer = setTimeout(actions.seal, PAUSE);
}
