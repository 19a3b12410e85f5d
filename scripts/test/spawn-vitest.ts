import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../backend/project.ts';

/** Runs Vitest with the terminal of this process, without a report or a time limit. @returns the exit code */
export function spawnVitest(
  argv: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  const program = join(projectRoot, 'node_modules', '.bin', 'vitest');
  const child = spawn(program, ['run', ...argv], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
