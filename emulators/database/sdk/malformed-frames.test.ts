import { get, ref, set } from 'firebase/database';
import fc from 'fast-check';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { namespace, startTestEngine } from './test-engine.ts';

let engine: Awaited<ReturnType<typeof startTestEngine>>;
beforeAll(async () => {
  engine = await startTestEngine();
  await set(ref(engine.client(), 'kept'), 'as it was');
});
afterAll(() => engine.stop());

/** Sends frames and a last good request, and returns every answer until all of it has been taken in. */
async function exchangeFrames(frames: readonly (string | Buffer)[]): Promise<string[]> {
  const socket = new WebSocket(`ws://127.0.0.1:${engine.port}/.ws?v=5&ns=${namespace}`);
  const answers: string[] = [];
  return new Promise((resolve) => {
    socket.on('open', () => {
      for (const frame of frames) socket.send(frame);
      socket.send('{"t":"d","d":{"r":999999,"a":"s","b":{}}}');
      socket.ping();
    });
    socket.on('message', (data: Buffer) => answers.push(data.toString('utf8')));
    socket.on('pong', () => socket.close());
    socket.on('error', () => {});
    socket.on('close', () => resolve(answers));
  });
}

const createRequest = (action: string, body: unknown) =>
  JSON.stringify({ t: 'd', d: { r: 1, a: action, b: body } });

const deep = '['.repeat(16_000) + ']'.repeat(16_000);

test.each([
  ['a path that is none', createRequest('p', { p: 5, d: 1 }), 'invalid_data'],
  ['a key that cannot exist', createRequest('p', { p: '/a.b', d: 1 }), 'invalid_data'],
  ['an update that is none', createRequest('m', { p: '/a', d: 1 }), 'invalid_data'],
  ['a query that is none', createRequest('q', { p: '/a', q: { l: -1 }, t: 1, h: '' }), 'invalid_data'],
  ['a token that is none', createRequest('auth', { cred: 'x' }), 'invalid_token'],
  ['a token of the wrong type', createRequest('auth', { cred: { a: 1 } }), 'invalid_token'],
  ['an action that does not exist', createRequest('zz', {}), 'unimplemented'],
  ['a body that is none', createRequest('g', 5), 'invalid_data'],
  ['data nested without end', createRequest('p', { p: '/a', d: '@' }).replace('"@"', deep), 'invalid_data'],
  ['a number without end', createRequest('p', { p: '/a', d: '@' }).replace('"@"', '1e999'), 'invalid_data'],
  ['a stale transaction', createRequest('p', { p: '/kept', d: 1, h: 'x' }), 'datastale'],
])('%s is answered, and the next request is served', async (_, frame, status) => {
  const answers = await exchangeFrames([frame]);
  expect(answers.some((answer) => answer.includes(`"r":1,"b":{"s":"${status}"`))).toBe(true);
  expect(answers.at(-1)).toContain('999999');
});

test('whatever is sent, the engine goes on', async () => {
  const body = fc.jsonValue();
  const action = fc.constantFrom('p', 'm', 'q', 'n', 'g', 'auth', 'gauth', 'o', 'om', 'oc', 's', 'unauth');
  const almost = fc
    .record({ p: fc.oneof(fc.string(), body), d: body, q: body, t: body, h: body, cred: body })
    .map((value) => ({ ...value, p: value.p === 'kept' ? 'other' : value.p }));
  const frame = fc.oneof(
    fc.string(),
    fc.nat(10).map(String),
    fc.tuple(action, fc.oneof(body, almost)).map(([a, b]) => createRequest(a, b).replaceAll('kept', 'other')),
    fc.json(),
    fc.uint8Array({ maxLength: 20 }).map((bytes) => Buffer.from(bytes)),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(frame, { maxLength: 8 }), async (frames) => {
      await exchangeFrames(frames);
    }),
    { numRuns: 150 },
  );
  await set(ref(engine.client(), 'alive'), true);
  expect((await get(ref(engine.client(), 'alive'))).val()).toBe(true);
});

test.each([
  'GET / HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  `GET /.ws?ns=${namespace} HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
  'nonsense\r\n\r\n',
])('a bad handshake is turned away: %j', async (handshake) => {
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(engine.port, '127.0.0.1', () => socket.write(handshake));
    let text = '';
    socket.on('data', (data) => (text += data.toString()));
    socket.on('close', () => resolve(text));
    socket.on('error', () => resolve(text));
  });
  expect(answer).toMatch(/^HTTP\/1.1 400/);
});
