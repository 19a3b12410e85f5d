import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.soak.ts'],
    environment: 'node',
    // Each measures memory and time, so none runs beside another.
    fileParallelism: false,
    testTimeout: 0,
    hookTimeout: 60_000,
  },
});
