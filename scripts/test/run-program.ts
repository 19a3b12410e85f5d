import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { projectRoot } from '../backend/project.ts';

/** Stops a runner that hangs. */
const runTimeoutMs = 65 * 60_000;
const shownLines = 60;

/** Whether a part prints only its result: in CI, thousands of dots hide what matters. */
const isQuiet = process.env['CI'] !== undefined || !process.stdout.isTTY;

interface Program {
  /** In node_modules/.bin. */
  readonly name: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Receives the output where the terminal does not. */
  readonly logFile: string;
}

/** Runs a program. Quiet runs print the end of its output only if it fails. @returns the exit code */
export async function runProgram({ name, args, environment, logFile }: Program): Promise<number> {
  const child = spawn(join(projectRoot, 'node_modules', '.bin', name), args, {
    cwd: projectRoot,
    env: { ...process.env, ...environment },
    stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
    timeout: runTimeoutMs,
  });
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  const code = await waitForExit(child);
  log.end();
  await finished(log);
  if (isQuiet && code !== 0)
    console.log(readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-shownLines).join('\n'));
  return code;
}

/** Runs Vitest with the terminal of this process, without a report or a time limit. @returns the exit code */
export function spawnVitest(
  argv: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  const program = join(projectRoot, 'node_modules', '.bin', 'vitest');
  const env = { ...process.env, ...environment };
  return waitForExit(spawn(program, ['run', ...argv], { cwd: projectRoot, stdio: 'inherit', env }));
}

async function waitForExit(child: ChildProcess): Promise<number> {
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    return code ?? 1;
  } catch (error) {
    console.error(error);
    return 1;
  }
}
