import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { getPorts } from '#scripts/backend/ports.ts';
import { getAppEnvironment, getEmulatorEnvironment, host } from '#scripts/backend/project.ts';
import { parseEnv } from '#src/config/parse-env.ts';
import { createMediaProject } from '#tests/media/media-project.ts';
import { emulatorProjects } from './emulators/vitest.config.ts';

const ports = getPorts('test');

/** As in scripts/vite/app-env.ts; `injectedEnv` of the tests of `src` is in tests/support/separate-files.ts. */
const injected = { injectedIsAppCheckOn: 'false', injectedIsMonitoringOn: 'false', injectedPushKey: 'null' };

function createBackendProject(test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return {
    test: {
      environment: 'node',
      testTimeout: 60_000,
      hookTimeout: 30_000,
      env: getEmulatorEnvironment(ports),
      globalSetup: ['tests/support/run-backend.ts'],
      // Loading the SDKs for each file would take longer than most of them.
      isolate: false,
      ...test,
    },
  };
}

/** All tests but those of Playwright. What a project needs is started with it: a backend, the built app, Chromium. */
export default defineConfig({
  test: {
    // Of two cores Vitest would use one.
    maxWorkers: '100%',
    projects: [
      // First: once its backend runs, which serves the app too, the others need none of their own.
      createBackendProject({
        name: 'browsers',
        include: ['tests/browsers/**/*.test.ts'],
        globalSetup: ['tests/support/run-app.ts'],
        isolate: true,
        sequence: { groupOrder: 3 },
      }),
      ...emulatorProjects,
      {
        define: injected,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/figures/**/*.test.ts'],
          environment: './tests/support/one-window.ts',
          setupFiles: ['tests/support/separate-files.ts'],
          // Only for tests that hang. Next to busy processes, one took 6 s.
          testTimeout: 30_000,
          // A process per file would take longer than most of them.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['{scripts,services}/**/*.test.{ts,mjs}', 'tests/{support,operations}/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          // No module of theirs keeps anything between files, and a process per file takes longer than most of them.
          isolate: false,
        },
      },
      createMediaProject('media', 'test'),
      {
        ...createBackendProject({
          name: 'app',
          include: ['tests/app/**/*.test.tsx'],
          environment: './tests/support/one-window.ts',
          environmentOptions: { 'one-window': { url: `http://${host}:${ports.hosting}` } },
          setupFiles: ['tests/support/reset-app.ts'],
          // They wait for the app most of the time.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        }),
        define: { ...injected, injectedEnv: JSON.stringify(parseEnv(getAppEnvironment(ports))) },
      },
      createBackendProject({
        name: 'rules',
        include: ['tests/rules/**/*.test.ts'],
        // All files share one database.
        fileParallelism: false,
        sequence: { groupOrder: 2 },
      }),
    ],
  },
});
