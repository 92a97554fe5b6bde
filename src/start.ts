import { App } from '~/ui/shell';
import { startWorkspace } from '~/workspace';

/** Opens the workspace, with an engine that is loaded when it is needed, and hands over the page itself. */
export function start(): typeof App {
  void startWorkspace(async () => (await import('~/engine/client')).createWalledEngine());
  return App;
}
