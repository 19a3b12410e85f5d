import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'emulators',
    include: ['**/*.test.ts'],
    environment: 'node',
    // Many tests start an engine and drive an SDK against it.
    testTimeout: 15_000,
  },
});
