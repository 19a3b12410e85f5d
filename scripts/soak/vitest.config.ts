import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    include: ['{src,emulators,scripts,tests}/**/*.soak.ts'],
    environment: 'node',
    // One after the other, each with the machine to itself and all the time it needs.
    fileParallelism: false,
    testTimeout: 0,
    hookTimeout: 60_000,
  },
});
