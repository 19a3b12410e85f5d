import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from './backend/project.ts';

/**
 * Builds the app into `dist`.
 *
 * @param environment the VITE_… variables of the build
 * @param folder another checkout of the repository, with its packages
 * @returns the output of the build
 * @throws Error with the output if the build fails
 */
export function buildApp(
  environment: Readonly<Record<string, string>>,
  folder = projectRoot,
): Promise<string> {
  const program = join(folder, 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(process.execPath, [program, 'build'], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const append = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', append);
  child.stderr.on('data', append);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`Building the app failed:\n${output}`));
    });
  });
}
