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

export const emulatorProjects = [
  createProject('emulators', {
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, sdkTests],
    isolate: false,
  }),
  createProject('emulators-sdk', { include: [sdkTests] }),
];

export default defineConfig({ test: { projects: emulatorProjects } });
