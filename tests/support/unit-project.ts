import { fileURLToPath } from 'node:url';
import type { TestProjectInlineConfiguration } from 'vitest/config';

/** The unit tests of src. */
export const unitProject = {
  root: fileURLToPath(new URL('../..', import.meta.url)),
  // As in scripts/vite/app-env.ts; tests set `injectedEnv` themselves.
  define: { injectedIsAppCheckOn: 'false', injectedIsMonitoringOn: 'false' },
  test: {
    name: 'unit',
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    environment: 'happy-dom',
    setupFiles: ['tests/support/clean-up.ts'],
  },
} satisfies TestProjectInlineConfiguration;
