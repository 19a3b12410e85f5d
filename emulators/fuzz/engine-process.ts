import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

type EngineName = 'firestore' | 'database' | 'storage';

/** An engine in a process of its own, as firebase-tools would start it. */
export interface EngineProcess {
  /** Where it listens on 127.0.0.1; the storage engine does not. */
  readonly port: number;
  readonly stdin: Writable;
  readonly stdout: Readable;
  /** What it wrote to stderr that speaks of a mistake of its own. */
  readonly complaints: readonly string[];
  /** Resident memory in bytes after a garbage collection. @throws Error when the process has ended */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

const engineFile = join(import.meta.dirname, '../java/engine.mjs');
const probeFile = fileURLToPath(new URL('./memory-probe.mjs', import.meta.url));
/** What main.ts and the engines write when something happened that nobody foresaw. */
const mistake = /Unexpected (error|rejection)|failed:|RangeError|TypeError|ReferenceError|FATAL/;

/**
 * @param more further options of the engine, such as `--rules file`
 * @throws Error when it does not open its port within ten seconds
 */
export async function startEngineProcess(
  name: EngineName,
  more: readonly string[] = [],
): Promise<EngineProcess> {
  const port = name === 'storage' ? 0 : await freePort();
  const listens = name === 'storage' ? [] : ['--host', '127.0.0.1', '--port', String(port), ...more];
  const command = ['--expose-gc', '--import', probeFile, engineFile, '-jar', `${name}.jar`, ...listens];
  const child = spawn(process.execPath, command, { stdio: ['pipe', 'pipe', 'pipe', 'ipc'] });
  const ended = once(child, 'exit');
  const complaints: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (mistake.test(text) && complaints.length < 20) complaints.push(text.slice(0, 2000));
  });
  const { stdin, stdout } = child;
  if (!stdin || !stdout) throw new Error('The engine has no pipes.');
  stdin.on('error', () => {});
  if (name !== 'storage') {
    stdout.resume();
    await untilOpen(child, port);
  }
  return {
    port,
    stdin,
    stdout,
    complaints,
    async memory() {
      if (child.exitCode !== null) throw new Error(`The engine has ended with ${child.exitCode}.`);
      const answer = once(child, 'message') as Promise<[number]>;
      child.send('memory');
      return (await answer)[0];
    },
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function untilOpen(child: ChildProcess, port: number): Promise<void> {
  for (let turn = 0; !(await isOpen(port)); turn++) {
    if (turn > 100 || child.exitCode !== null) throw new Error('The engine did not open its port.');
    await pause(100);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => socket.end(() => resolve(true)));
    socket.once('error', () => resolve(false));
  });
}
