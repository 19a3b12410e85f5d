import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from './backend/project.ts';

/**
 * Runs `vite build`, in a process of its own: Vite puts the process into production mode.
 *
 * @param environment the VITE_… variables of the build
 * @param folder a checkout of the repository, with its packages
 * @param args of Vite
 * @returns the output of the build
 * @throws Error with the output if the build fails
 */
export async function runBuild(
  environment: Readonly<Record<string, string>>,
  folder: string,
  ...args: readonly string[]
): Promise<string> {
  const program = join(folder, 'node_modules', 'vite', 'bin', 'vite.js');
  const options = {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    maxBuffer: 1e8,
  };
  try {
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [program, 'build', ...args],
      options,
    );
    return stdout + stderr;
  } catch (error) {
    const { stdout = '', stderr = String(error) } = error as { stdout?: string; stderr?: string };
    throw new Error(`The build failed:\n${stdout}${stderr}`, { cause: error });
  }
}

/** Builds the app into `dist`, as `runBuild` does. */
export const buildApp = (
  environment: Readonly<Record<string, string>>,
  folder = projectRoot,
): Promise<string> => runBuild(environment, folder);
