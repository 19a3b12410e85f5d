import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { startChildServer } from '#testing/child-server.ts';

type EngineName = 'firestore' | 'database' | 'storage';

/** Resident memory in bytes, before and after a garbage collection. */
export interface MemoryReading {
  readonly resident: number;
  readonly collected: number;
}

/** An engine in a child process. */
export interface EngineProcess {
  /** Its port on 127.0.0.1; 0 for the storage engine, which does not listen. */
  readonly port: number;
  readonly stdin: Writable;
  readonly stdout: Readable;
  /** Reports of internal errors on stderr. */
  readonly unexpectedErrors: readonly string[];
  /** @throws Error when the process has exited */
  readMemory(): Promise<MemoryReading>;
  stop(): Promise<void>;
}

const javaLauncher = join(import.meta.dirname, '../java/java');
const memoryProbe = new URL('./memory-probe.mjs', import.meta.url);
/** How main.ts and the engines report unexpected errors. */
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
  if (child.exitCode !== null) throw new Error(`The engine has exited with ${child.exitCode}.`);
  const response = once(child, 'message') as Promise<[MemoryReading]>;
  child.send('memory');
  return (await response)[0];
}

/**
 * Starts an engine with a memory probe.
 *
 * @param extraOptions options of the engine, such as `--rules file`
 * @throws Error when it does not open its port
 */
export async function startEngineProcess(
  name: EngineName,
  extraOptions: readonly string[] = [],
): Promise<EngineProcess> {
  const unexpectedErrors: string[] = [];
  const start = (options: readonly string[]) => {
    const child = spawnEngine(name, [...options, ...extraOptions]);
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
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  return { child, port: 0, stop };
}
