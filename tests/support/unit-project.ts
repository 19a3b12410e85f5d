import { fileURLToPath } from 'node:url';
import type { TestProjectInlineConfiguration } from 'vitest/config';

/** The unit and component tests of src, beside what they test. They need no backend. */
export const unitProject: TestProjectInlineConfiguration = {
  root: fileURLToPath(new URL('../..', import.meta.url)),
  // As in scripts/vite/app-env.ts; tests set `injectedEnv` themselves.
  define: { injectedIsAppCheckOn: 'false', injectedIsMonitoringOn: 'false' },
  test: {
    name: 'unit',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: fileURLToPath(new URL('one-window.ts', import.meta.url)),
    setupFiles: ['tests/support/separate-files.ts'],
    // A process per file would take longer than most of them.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
  },
};
