import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './project.ts';

/** firebase-tools at work. */
export interface FirebaseProcess {
  /** Resolves when every emulator is up; rejects, with the last lines of output, when it ends before that. */
  readonly ready: Promise<void>;
  /** Resolves with a sentence when it has ended, asked or unasked. */
  readonly exited: Promise<string>;
  readonly stop: () => Promise<void>;
}

export interface FirebaseProcessOptions {
  readonly arguments: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Its working directory: its debug logs land here. */
  readonly workingDirectory: string;
  /** Where all output goes. */
  readonly logFile: string;
  readonly onLine: (line: string) => void;
}

const stopTimeoutMs = 15_000;
const readyLine = 'All emulators ready!';

/**
 * Starts firebase-tools in a process group of its own, so that Ctrl-C in the terminal reaches only us and it is
 * stopped once and in order. It ends by itself when this process is gone (exit-with-parent.mjs).
 */
export function startFirebaseProcess(options: FirebaseProcessOptions): FirebaseProcess {
  const preloads = ['exit-with-parent.mjs', 'lazy-validators.mjs'].flatMap((file) => [
    '--import',
    pathToFileURL(join(import.meta.dirname, file)).href,
  ]);
  const program = join(projectRoot, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
  const child = spawn(process.execPath, [...preloads, program, ...options.arguments], {
    cwd: options.workingDirectory,
    env: { ...process.env, ...options.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });

  const log = createWriteStream(options.logFile);
  const recent: string[] = [];
  let isReady = () => {};
  const sawReady = new Promise<void>((resolve) => (isReady = resolve));
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      log.write(`${line}\n`);
      recent.push(line);
      if (recent.length > 15) recent.shift();
      if (line.includes(readyLine)) isReady();
      options.onLine(line);
    });
  }

  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`firebase-tools could not be started: ${error.message}`));
    child.once('close', (code, signal) => {
      log.end();
      resolve(`The local backend ended (${signal ?? `exit code ${code}`}).`);
    });
  });
  const endedEarly = exited.then((sentence) => {
    throw new Error(`${sentence}\n${recent.join('\n')}\nAll of its output: ${options.logFile}`);
  });
  const ready = Promise.race([sawReady, endedEarly]);
  // `ended` may come long after anybody waits for `ready`.
  endedEarly.catch(() => {});
  return { ready, exited, stop: () => stopProcessGroup(child, exited) };
}

async function stopProcessGroup(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGINT');
  const pid = child.pid;
  const force = setTimeout(() => {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It ended in this very moment.
    }
  }, stopTimeoutMs);
  await ended;
  clearTimeout(force);
}
