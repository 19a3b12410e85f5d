import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** A server in a process of its own. */
export interface ServerProcess {
  readonly port: number;
  /** Resident memory in MB (10^6 bytes); undefined where the system does not tell. */
  memory(): number | undefined;
  stop(): Promise<void>;
}

const ENGINE = join(import.meta.dirname, '../../java/java');

/** Starts the engine as firebase-tools would. @param rulesFile without it everything is allowed */
export function startEngine(rulesFile?: string): Promise<ServerProcess> {
  return startServer((port) => {
    const rules = rulesFile === undefined ? [] : ['--rules', rulesFile];
    const command = ['-jar', 'firestore.jar', '--host', '127.0.0.1', '--port', String(port), ...rules];
    return spawn(ENGINE, command, { stdio: ['pipe', 'ignore', 'inherit'] });
  });
}

/** The measure of what Node can do: parses a JSON request and answers with JSON of the given text. */
export function startBareServer(answer: string): Promise<ServerProcess> {
  const program = `
    const answer = JSON.parse(process.env.ANSWER);
    require('node:http').createServer((request, response) => {
      const chunks = [];
      request.on('data', (chunk) => chunks.push(chunk)).on('end', () => {
        JSON.parse(Buffer.concat(chunks).toString());
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        response.end(JSON.stringify(answer));
      });
    }).listen(Number(process.env.PORT), '127.0.0.1');`;
  return startServer((port) =>
    spawn(process.execPath, ['-e', program], {
      stdio: ['pipe', 'ignore', 'inherit'],
      env: { ...process.env, PORT: String(port), ANSWER: answer },
    }),
  );
}

async function startServer(start: (port: number) => ChildProcess): Promise<ServerProcess> {
  const port = await freePort();
  const child = start(port);
  const ended = once(child, 'exit');
  for (let turn = 0; !(await isOpen(port)); turn++) {
    if (turn > 200 || child.exitCode !== null) throw new Error('The server to be measured did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    port,
    memory: () => residentMemory(child.pid ?? 0),
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function residentMemory(pid: number): number | undefined {
  try {
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : (Number(kilobytes) * 1024) / 1e6;
  } catch {
    return undefined;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => socket.end(() => resolve(true)));
    socket.once('error', () => resolve(false));
  });
}
