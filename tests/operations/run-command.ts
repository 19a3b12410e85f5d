import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#scripts/backend/project.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';

/**
 * Runs a command of `scripts` against the local backend of a shift of the ports.
 *
 * @param killAt the number of the request at which it is killed
 * @returns its exit code, null where it was killed, what it printed, and how many requests it sent
 */
export function runCommand(
  command: string,
  { shift, killAt }: { shift: number; killAt?: number },
): Promise<{ code: number | null; output: string; requestCount: number }> {
  const [script = '', ...args] = command.split(' ');
  const countFile = join(createTemporaryFolder(), 'count');
  const modules = ['tsx', join(import.meta.dirname, 'kill-at-request.mjs')].flatMap((name) => [
    '--import',
    name,
  ]);
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...modules, `scripts/${script}.ts`, ...args],
      {
        cwd: projectRoot,
        env: {
          ...{ PATH: process.env['PATH'], HOME: process.env['HOME'], PORT_SHIFT: String(shift) },
          ...{ KILL_AT: String(killAt ?? ''), REQUEST_COUNT_FILE: countFile },
        },
      },
      (_error, stdout, stderr) => {
        const requestCount = child.exitCode === null ? 0 : Number(readFileSync(countFile, 'utf8'));
        resolve({ code: child.exitCode, output: stdout + stderr, requestCount });
      },
    );
  });
}
