import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { createMediaProject } from '#tests/media/media-project.ts';

const root = join(import.meta.dirname, '..');

export default defineConfig({
  test: {
    projects: [
      {
        root,
        test: {
          name: 'soak',
          include: ['{src,emulators,scripts,services,tests}/**/*.soak.ts'],
          exclude: ['tests/media/**'],
          environment: 'node',
          env: { DIFFERENTIAL_RULES: join(root, 'firestore.rules') },
          // Sequential and without timeouts, because each file uses the whole machine.
          fileParallelism: false,
          testTimeout: 0,
          hookTimeout: 60_000,
        },
      },
      createMediaProject('media soak', 'soak'),
    ],
  },
});
