/** Flags for starting Chromium in tests. */
export const LAUNCH_ARGS: string[];
/** The path of a Chromium that starts; '' means Playwright's own. */
export function ensureBrowser(): Promise<string>;
