import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from './backend/project.ts';

/**
 * Runs `vite build`, in a process of its own: Vite puts the process into production mode.
 *
 * @param environment the VITE_… variables of the build
 * @param args of Vite; without any, the app is built into `dist`
 * @throws Error with the output if the build fails
 */
export async function runBuild(
  environment: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<void> {
  const program = join(projectRoot, 'node_modules', 'vite', 'bin', 'vite.js');
  const env = { ...process.env, NODE_ENV: 'production', ...environment };
  try {
    const options = { cwd: projectRoot, env, maxBuffer: 1e8 };
    await promisify(execFile)(process.execPath, [program, 'build', ...args], options);
  } catch (error) {
    const { stdout = '', stderr = String(error) } = error as { stdout?: string; stderr?: string };
    throw new Error(`The build failed:\n${stdout}${stderr}`, { cause: error });
  }
}
