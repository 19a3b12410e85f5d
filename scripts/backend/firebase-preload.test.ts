import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const program = `
  const server = require('node:http').createServer((request, response) => response.end('hello'));
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

const send = (port: number, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve(response.statusCode);
    });
    sent.on('error', reject).end();
  });

test('the emulators of firebase-tools answer only pages and programs of this machine', async () => {
  const port = await startServer();
  const host = `127.0.0.1:${port}`;
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket' };
  expect(await send(port, { host })).toBe(200);
  expect(await send(port, { host: `localhost:${port}`, origin: 'http://localhost:7100' })).toBe(200);
  expect(await send(port, { host, ...upgrade })).toBe(101);
  expect(await send(port, { host: `rebind.example:${port}` })).toBe(403);
  expect(await send(port, { host: `0.0.0.0:${port}` })).toBe(403);
  expect(await send(port, { host, origin: 'https://attacker.example' })).toBe(403);
  expect(await send(port, { host, origin: 'null' })).toBe(403);
  expect(await send(port, { host: 'rebind.example', ...upgrade })).toBe(403);
});
