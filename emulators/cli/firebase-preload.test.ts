import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const program = `
  const server = require('node:http').createServer((request, response) => {
    response.setHeader('Cache-Control', decodeURIComponent(request.url));
    response.end('hello');
  });
  server.on('upgrade', (request, socket) => socket.end('HTTP/1.1 101 Switching Protocols\\r\\nConnection: Upgrade\\r\\nUpgrade: websocket\\r\\n\\r\\n'));
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

async function startServer(): Promise<number> {
  const preload = pathToFileURL(join(import.meta.dirname, 'firebase-preload.mjs')).href;
  const child = spawn(process.execPath, ['--import', preload, '-e', program]);
  onTestFinished(() => void child.kill());
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return Number(line.toString());
}

async function send(port: number, headers: Record<string, string>, path = '/'): Promise<number | undefined> {
  const sent = request({ host: '127.0.0.1', port, headers, path }).end();
  const answers = [once(sent, 'response'), once(sent, 'upgrade')] as Promise<[IncomingMessage]>[];
  const [response] = await Promise.race(answers);
  response.socket.destroy();
  return response.statusCode;
}

test('the emulators of firebase-tools answer only pages and programs of this machine', async () => {
  const port = await startServer();
  const host = `127.0.0.1:${port}`;
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket' };
  const requests: [headers: Record<string, string>, status: number][] = [
    [{ host }, 200],
    [{ host: `localhost:${port}`, origin: 'http://localhost:7100' }, 200],
    [{ host, ...upgrade }, 101],
    [{ host: `rebind.example:${port}` }, 403],
    [{ host: `0.0.0.0:${port}` }, 403],
    [{ host, origin: 'https://attacker.example' }, 403],
    [{ host, origin: 'null' }, 403],
    [{ host: 'rebind.example', ...upgrade }, 403],
  ];
  for (const [headers, status] of requests) expect(await send(port, headers)).toBe(status);
});

test('a header with a line break does not end them', async () => {
  const port = await startServer();
  const host = `127.0.0.1:${port}`;
  for (const path of ['/%0D%0Ay:%20z', '/plain']) expect(await send(port, { host }, path)).toBe(200);
});
