import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from './backend/project.ts';

/**
 * Builds the app into `dist`.
 *
 * @param environment the VITE_… variables to build it for
 * @returns what the build printed
 * @throws Error with that output when the build fails
 */
export function buildApp(environment: Readonly<Record<string, string>>): Promise<string> {
  const program = join(projectRoot, 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(process.execPath, [program, 'build'], {
    cwd: projectRoot,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`The app could not be built:\n${output}`));
    });
  });
}
