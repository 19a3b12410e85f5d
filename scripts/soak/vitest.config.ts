import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    include: ['{src,emulators,scripts,tests}/**/*.soak.ts'],
    environment: 'node',
    // Sequential and without timeouts, because each file uses the whole machine.
    fileParallelism: false,
    testTimeout: 0,
    hookTimeout: 60_000,
  },
});
