import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // node-canvas crashes in worker threads; processes are safe.
    pool: 'forks',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
