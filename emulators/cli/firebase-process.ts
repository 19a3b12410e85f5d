import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

/** A running firebase-tools process. */
export interface FirebaseProcess {
  /** Resolves when all emulators run; rejects with the last lines of output if the process exits first. */
  readonly ready: Promise<void>;
  /** Resolves with a message when the process has exited for any reason. */
  readonly exited: Promise<string>;
  readonly stop: () => Promise<void>;
}

export interface FirebaseProcessOptions {
  readonly arguments: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** The debug logs are written here, too. */
  readonly workingDirectory: string;
  /** Receives stdout and stderr. */
  readonly logFile: string;
  readonly onLine: (line: string) => void;
}

const stopTimeoutMs = 15_000;
/** Files are copied on exit. */
const exportTimeoutMs = 120_000;

/**
 * Starts firebase-tools in its own process group, so that Ctrl-C only reaches this process, which shuts it down once
 * and in order. It exits by itself if this process is gone (firebase-preload.mjs).
 */
export function startFirebaseProcess(options: FirebaseProcessOptions): FirebaseProcess {
  const preload = pathToFileURL(join(import.meta.dirname, 'firebase-preload.mjs')).href;
  const program = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  const child = spawn(process.execPath, ['--import', preload, program, ...options.arguments], {
    cwd: options.workingDirectory,
    env: { ...process.env, ...options.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });

  const log = createWriteStream(options.logFile);
  const recentLines: string[] = [];
  const readySeen = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        log.write(`${line}\n`);
        recentLines.push(line);
        if (recentLines.length > 15) recentLines.shift();
        if (line.includes('All emulators ready!')) resolve();
        options.onLine(line);
      });
  });

  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`firebase-tools failed to start: ${error.message}`));
    child.once('close', (code, signal) => {
      log.end();
      resolve(`The local backend exited (${signal ?? `exit code ${code}`}).`);
    });
  });
  const exitedEarly = exited.then((message) => {
    throw new Error(`${message}\n${recentLines.join('\n')}\nFull output: ${options.logFile}`);
  });
  const ready = Promise.race([readySeen, exitedEarly]);
  // Prevents an unhandled rejection when the process exits after startup.
  exitedEarly.catch(() => {});
  const timeoutMs = options.arguments.includes('--export-on-exit') ? exportTimeoutMs : stopTimeoutMs;
  return { ready, exited, stop: () => stopProcessGroup(child, exited, timeoutMs) };
}

async function stopProcessGroup(child: ChildProcess, exited: Promise<string>, timeoutMs: number) {
  const { pid } = child;
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGINT');
  const forceTimer = setTimeout(() => {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // Already exited.
    }
  }, timeoutMs);
  await exited;
  clearTimeout(forceTimer);
}
