import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { startChildServer } from './child-server.ts';

const spawnNode = (program: string, port: number) =>
  spawn(process.execPath, ['-e', program, String(port)], { stdio: ['ignore', 'ignore', 'pipe'] });

test('a server runs until it is stopped', async () => {
  const program = `require('http').createServer((_, response) => response.end('ok')).listen(process.argv[1], '127.0.0.1')`;
  const server = await startChildServer((port) => spawnNode(program, port));
  const origin = `http://127.0.0.1:${server.port}`;
  expect(await (await fetch(origin)).text()).toBe('ok');
  await server.stop();
  await expect(fetch(origin)).rejects.toThrow('fetch failed');
});

test('reports the output of a server that exits during startup', async () => {
  const program = `console.error('no disk'); process.exit(3)`;
  await expect(startChildServer((port) => spawnNode(program, port))).rejects.toThrow(
    /the server exited[^]*no disk/,
  );
});

test('reports the command and the output of a server that does not start in time', async () => {
  const program = `console.error('still loading'); setTimeout(() => {}, 60_000)`;
  await expect(startChildServer((port) => spawnNode(program, port), 1000)).rejects.toThrow(
    /node.* -e [^]*nothing listens on port \d+ after 1000 ms[^]*still loading/,
  );
});
