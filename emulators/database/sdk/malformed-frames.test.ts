import { get, ref, set } from 'firebase/database';
import fc from 'fast-check';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { namespace, startTestEngine } from './test-engine.ts';

let engine: Awaited<ReturnType<typeof startTestEngine>>;
beforeAll(async () => {
  engine = await startTestEngine();
  await set(ref(engine.createClient(), 'kept'), 'as it was');
});
afterAll(() => engine.stop());

/** Sends frames and a final valid request. @returns all responses */
async function exchangeFrames(frames: readonly (string | Buffer)[]): Promise<string[]> {
  const socket = new WebSocket(`ws://127.0.0.1:${engine.port}/.ws?v=5&ns=${namespace}`);
  const responses: string[] = [];
  return new Promise((resolve) => {
    socket.on('open', () => {
      for (const frame of frames) socket.send(frame);
      socket.send('{"t":"d","d":{"r":999999,"a":"s","b":{}}}');
      socket.ping();
    });
    socket.on('message', (data: Buffer) => responses.push(data.toString('utf8')));
    socket.on('pong', () => socket.close());
    socket.on('error', () => {});
    socket.on('close', () => resolve(responses));
  });
}

const createRequest = (action: string, body: unknown) =>
  JSON.stringify({ t: 'd', d: { r: 1, a: action, b: body } });

const deep = '['.repeat(16_000) + ']'.repeat(16_000);

test.each([
  ['an invalid path', createRequest('p', { p: 5, d: 1 }), 'invalid_data'],
  ['an invalid key', createRequest('p', { p: '/a.b', d: 1 }), 'invalid_data'],
  ['an invalid update', createRequest('m', { p: '/a', d: 1 }), 'invalid_data'],
  ['an invalid query', createRequest('q', { p: '/a', q: { l: -1 }, t: 1, h: '' }), 'invalid_data'],
  ['an invalid token', createRequest('auth', { cred: 'x' }), 'invalid_token'],
  ['a token of the wrong type', createRequest('auth', { cred: { a: 1 } }), 'invalid_token'],
  ['an unknown action', createRequest('zz', {}), 'unimplemented'],
  ['an invalid body', createRequest('g', 5), 'invalid_data'],
  [
    'data that is nested too deeply',
    createRequest('p', { p: '/a', d: '@' }).replace('"@"', deep),
    'invalid_data',
  ],
  ['an infinite number', createRequest('p', { p: '/a', d: '@' }).replace('"@"', '1e999'), 'invalid_data'],
  ['a stale transaction', createRequest('p', { p: '/kept', d: 1, h: 'x' }), 'datastale'],
])('responds to %s and serves the next request', async (_, frame, status) => {
  const responses = await exchangeFrames([frame]);
  expect(responses.some((response) => response.includes(`"r":1,"b":{"s":"${status}"`))).toBe(true);
  expect(responses.at(-1)).toContain('999999');
});

test('the engine survives random frames', async () => {
  const body = fc.jsonValue();
  const action = fc.constantFrom('p', 'm', 'q', 'n', 'g', 'auth', 'gauth', 'o', 'om', 'oc', 's', 'unauth');
  const nearlyValidBody = fc
    .record({ p: fc.oneof(fc.string(), body), d: body, q: body, t: body, h: body, cred: body })
    .map((value) => ({ ...value, p: value.p === 'kept' ? 'other' : value.p }));
  const frame = fc.oneof(
    fc.string(),
    fc.nat(10).map(String),
    fc
      .tuple(action, fc.oneof(body, nearlyValidBody))
      .map(([a, b]) => createRequest(a, b).replaceAll('kept', 'other')),
    fc.json(),
    fc.uint8Array({ maxLength: 20 }).map((bytes) => Buffer.from(bytes)),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(frame, { maxLength: 8 }), async (frames) => {
      await exchangeFrames(frames);
    }),
    { numRuns: 150 },
  );
  await set(ref(engine.createClient(), 'alive'), true);
  expect((await get(ref(engine.createClient(), 'alive'))).val()).toBe(true);
});

test.each([
  'GET / HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  `GET /.ws?ns=${namespace} HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
  'nonsense\r\n\r\n',
])('rejects the invalid handshake %j', async (handshake) => {
  const response = await new Promise<string>((resolve) => {
    const socket = connect(engine.port, '127.0.0.1', () => socket.write(handshake));
    let text = '';
    socket.on('data', (data) => (text += data.toString()));
    socket.on('close', () => resolve(text));
    socket.on('error', () => resolve(text));
  });
  expect(response).toMatch(/^HTTP\/1.1 400/);
});
