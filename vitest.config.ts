import { configDefaults, defineConfig } from 'vitest/config';
import { unitProject } from '#tests/support/unit-project.ts';
import { emulatorProjects } from './emulators/vitest.config.ts';

/** What `npx vitest` and editors run: the tests that need no backend and no browser. For the others see tests/vitest.config.ts. */
export default defineConfig({
  test: {
    // Of two cores Vitest would use one.
    maxWorkers: '100%',
    projects: [
      ...emulatorProjects,
      unitProject,
      {
        test: {
          name: 'scripts',
          include: ['{scripts,services}/**/*.test.{ts,mjs}', 'tests/support/**/*.test.ts'],
          exclude: [...configDefaults.exclude, '**/*.backend.test.ts'],
          environment: 'node',
          // No module of theirs keeps anything between files, and a process per file takes longer than most of them.
          isolate: false,
        },
      },
    ],
  },
});
