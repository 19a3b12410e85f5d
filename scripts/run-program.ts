import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from './backend/project.ts';

interface ProgramOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** An open file that receives the output, by default the terminal of this process. */
  readonly output?: number;
  /** Stops the program. */
  readonly signal?: AbortSignal;
}

/** Runs a program of node_modules. @returns the exit code */
export async function runProgram(
  name: string,
  args: readonly string[],
  { environment, output, signal }: ProgramOptions = {},
): Promise<number> {
  const child = spawn(join(projectRoot, 'node_modules', '.bin', name), args, {
    cwd: projectRoot,
    env: { ...process.env, ...environment },
    stdio: ['ignore', output ?? 'inherit', output ?? 'inherit'],
    ...(signal && { signal }),
  });
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    return code ?? 1;
  } catch (error) {
    if (!signal?.aborted) console.error(error);
    return 1;
  }
}
