import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // node-canvas crashes in worker threads; processes are safe.
    pool: 'forks',
    // By itself vitest leaves one processor free, which on a small machine is half of it.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
