import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { getPorts } from '#scripts/backend/ports.ts';
import { getAppEnvironment, host } from '#scripts/backend/project.ts';
import { parseEnv } from '#scripts/vite/app-env.ts';
import { createMediaProject } from './media/media-project.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const ports = getPorts('test');

function createBackendProject(test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return {
    root,
    test: {
      environment: 'node',
      testTimeout: 60_000,
      hookTimeout: 30_000,
      // Starts a backend unless `npm test` has.
      globalSetup: ['tests/support/run-backend.ts'],
      // Loading the SDKs for each file would take longer than most of them.
      isolate: false,
      ...test,
    },
  };
}

/** The tests that need a backend or a browser: `npx vitest --config tests/vitest.config.ts --project app`. */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        ...createBackendProject({
          name: 'app',
          include: ['tests/app/**/*.test.tsx'],
          environment: `${root}tests/support/one-window.ts`,
          environmentOptions: { 'one-window': { url: `http://${host}:${ports.hosting}` } },
          setupFiles: ['tests/support/reset-app.ts'],
          // They wait for the app most of the time.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        }),
        // As in scripts/vite/app-env.ts.
        define: {
          injectedEnv: JSON.stringify(parseEnv(getAppEnvironment(ports))),
          injectedIsAppCheckOn: 'false',
          injectedIsMonitoringOn: 'false',
        },
      },
      createBackendProject({
        name: 'rules',
        include: ['tests/rules/**/*.test.ts'],
        // All files share one database.
        fileParallelism: false,
        sequence: { groupOrder: 2 },
      }),
      // Also needs the built app behind Hosting, which `npm test -- browsers` starts.
      {
        root,
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          testTimeout: 60_000,
          environment: 'node',
          sequence: { groupOrder: 3 },
        },
      },
      createMediaProject('media', 'test'),
    ],
  },
});
