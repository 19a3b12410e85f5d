import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from './backend/project.ts';

/**
 * Builds the app into `dist`.
 *
 * @param environment the VITE_… variables of the build
 * @param folder another checkout of the repository, with its packages
 * @returns the output of the build
 * @throws Error with the output if the build fails
 */
export async function buildApp(
  environment: Readonly<Record<string, string>>,
  folder = projectRoot,
): Promise<string> {
  const program = join(folder, 'node_modules', 'vite', 'bin', 'vite.js');
  const options = { cwd: folder, env: { ...process.env, ...environment }, maxBuffer: 1e8 };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, 'build'], options);
    return stdout + stderr;
  } catch (error) {
    const { stdout = '', stderr = String(error) } = error as { stdout?: string; stderr?: string };
    throw new Error(`Building the app failed:\n${stdout}${stderr}`, { cause: error });
  }
}
