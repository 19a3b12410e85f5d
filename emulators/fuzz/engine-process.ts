import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { startChildServer } from '#testing/child-server.ts';

type EngineName = 'firestore' | 'database' | 'storage';

/** Resident memory in bytes, as it is and after a garbage collection. */
export interface MemoryReading {
  readonly resident: number;
  readonly collected: number;
}

/** An engine in a process of its own. */
export interface EngineProcess {
  /** Where it listens on 127.0.0.1; the storage engine does not. */
  readonly port: number;
  readonly stdin: Writable;
  readonly stdout: Readable;
  /** What it wrote to stderr that speaks of a mistake of its own. */
  readonly unexpectedErrors: readonly string[];
  /** @throws Error when the process has ended */
  readMemory(): Promise<MemoryReading>;
  stop(): Promise<void>;
}

const javaLauncher = join(import.meta.dirname, '../java/java');
const memoryProbe = new URL('./memory-probe.mjs', import.meta.url);
/** What main.ts and the engines write when something happened that nobody foresaw. */
const unexpectedErrorPattern =
  /Unexpected (error|rejection)|failed:|RangeError|TypeError|ReferenceError|FATAL/;

type PipedProcess = ChildProcessByStdio<Writable, Readable, Readable>;

function spawnEngine(name: EngineName, options: readonly string[]): PipedProcess {
  return spawn(javaLauncher, ['-jar', `${name}.jar`, ...options], {
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, NODE_OPTIONS: `--import ${memoryProbe.href}` },
  }) as PipedProcess;
}

async function requestMemory(child: PipedProcess): Promise<MemoryReading> {
  if (child.exitCode !== null) throw new Error(`The engine has ended with ${child.exitCode}.`);
  const answer = once(child, 'message') as Promise<[MemoryReading]>;
  child.send('memory');
  return (await answer)[0];
}

/**
 * Starts an engine as the launcher does, with a probe of its memory.
 *
 * @param more further options of the engine, such as `--rules file`
 * @throws Error when it does not open its port
 */
export async function startEngineProcess(
  name: EngineName,
  more: readonly string[] = [],
): Promise<EngineProcess> {
  const unexpectedErrors: string[] = [];
  const start = (options: readonly string[]) => {
    const child = spawnEngine(name, [...options, ...more]);
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (unexpectedErrorPattern.test(text) && unexpectedErrors.length < 20)
        unexpectedErrors.push(text.slice(0, 2000));
    });
    child.stdin.on('error', () => {});
    return child;
  };
  const server =
    name === 'storage'
      ? toPortlessServer(start([]))
      : await startChildServer((free) => start(['--host', '127.0.0.1', '--port', String(free)]));
  const { child, port } = server;
  const { stdin, stdout } = child;
  if (name !== 'storage') stdout.resume();
  return {
    port,
    stdin,
    stdout,
    unexpectedErrors,
    readMemory: () => requestMemory(child),
    stop: () => server.stop(),
  };
}

function toPortlessServer(child: PipedProcess) {
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { child, port: 0, stop };
}
