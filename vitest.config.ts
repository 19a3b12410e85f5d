import { defineConfig } from 'vitest/config';
import { unitProjects } from '#tests/support/unit-project.ts';
import { emulatorProjects } from './emulators/vitest.config.ts';

export default defineConfig({
  test: {
    // Of two cores Vitest would use one.
    maxWorkers: '100%',
    projects: [
      'tests/media/vitest.config.ts',
      ...emulatorProjects,
      ...unitProjects,
      {
        test: {
          name: 'scripts',
          include: ['{scripts,services}/**/*.test.{ts,mjs}', 'tests/support/**/*.test.ts'],
          environment: 'node',
          // No module of theirs keeps anything between files, and a process per file takes longer than most of them.
          isolate: false,
        },
      },
      {
        // Needs a running backend: `npm test -- rules` starts one.
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          environment: 'node',
          testTimeout: 20_000,
          hookTimeout: 30_000,
          // All files share one database.
          fileParallelism: false,
          // Loading the SDKs for each file takes a quarter of the time. A file that mocks modules resets them afterwards.
          isolate: false,
        },
      },
      {
        // Needs a running backend with demo data and the built app: `npm test -- browsers` starts one.
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          environment: 'node',
          // Vitest's own BASE_URL would mean another backend.
          env: { BASE_URL: '' },
        },
      },
    ],
  },
});
