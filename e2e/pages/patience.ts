import { expect as base } from '@playwright/test';

/** Runs start workers, and the code editor a compiler; a busy machine has other things to do besides. */
export const expect = base.configure({ timeout: 45_000 });
