/*
 * npm run soak [names]: the long random and exhaustive runs, every `*.soak.ts` of the repository whose path holds one
 * of the names. They take minutes to hours and are no part of npm test.
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
  console.error(`vitest could not be started: ${error.message}`);
  process.exitCode = 1;
});
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
