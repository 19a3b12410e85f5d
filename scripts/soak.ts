/*
 * npm run soak [names]: runs the long randomized and exhaustive tests (`*.soak.ts`), filtered by path. They take minutes
 * to hours and are not part of npm test.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const projectRoot = join(import.meta.dirname, '..');
const child = spawn(
  join(projectRoot, 'node_modules/.bin/vitest'),
  ['run', '--config', 'scripts/soak/vitest.config.ts', ...process.argv.slice(2)],
  { cwd: projectRoot, stdio: 'inherit' },
);
child.on('error', (error) => {
  console.error(`vitest failed to start: ${error.message}`);
  process.exitCode = 1;
});
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
