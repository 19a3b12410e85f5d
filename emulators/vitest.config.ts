import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** The SDKs keep their apps and builds for the whole process, so each of these files has a process of its own. */
const sdkTests = '*/sdk/**/*.test.ts';

function createProject(
  name: string,
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration {
  return {
    root: import.meta.dirname,
    test: {
      name,
      environment: 'node',
      // Many tests start an engine and drive an SDK against it.
      testTimeout: 15_000,
      ...test,
    },
  };
}

/** Google's emulators need no test of an engine that restarts, or that gets malformed frames. */
const officialProject = createProject('emulators-official', {
  include: ['{firestore,database}/sdk/**/*.test.ts'],
  exclude: [...configDefaults.exclude, '**/restart*.test.ts', '**/malformed-frames.test.ts'],
  globalSetup: ['testing/official-engines-setup.ts'],
  fileParallelism: false,
  // Google's Firestore emulator closes idle connections, sometimes while the next request is on its way.
  retry: 2,
});

const ownProjects = [
  createProject('emulators', {
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, sdkTests],
    isolate: false,
  }),
  createProject('emulators-sdk', { include: [sdkTests] }),
];

/** With OFFICIAL_EMULATORS=1, the tests of SDKs run against Google's emulators. */
export const emulatorProjects = process.env['OFFICIAL_EMULATORS'] === '1' ? [officialProject] : ownProjects;

export default defineConfig({ test: { projects: emulatorProjects } });
