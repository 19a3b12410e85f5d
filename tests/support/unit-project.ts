import { fileURLToPath } from 'node:url';
import type { TestProjectInlineConfiguration } from 'vitest/config';

function createUnitProject(
  name: string,
  extension: string,
  environment: 'node' | 'happy-dom',
): TestProjectInlineConfiguration {
  return {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    // As in scripts/vite/app-env.ts; tests set `injectedEnv` themselves.
    define: { injectedIsAppCheckOn: 'false', injectedIsMonitoringOn: 'false' },
    test: {
      name,
      include: [`src/**/*.test.${extension}`],
      environment,
      setupFiles: ['tests/support/clean-up.ts'],
    },
  };
}

/** The unit tests of src. Component tests get a DOM; others ask for one, because creating it takes longer than most of them. */
export const unitProjects = [
  createUnitProject('unit', 'ts', 'node'),
  createUnitProject('unit-components', 'tsx', 'happy-dom'),
];
