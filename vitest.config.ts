import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vite.config';

export default mergeConfig(
  base,
  defineConfig({
    test: {
      include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
      testTimeout: 20_000,
      server: { deps: { inline: ['ts-blank-space'], external: [/typescriptServices/] } },
    },
  }),
);
