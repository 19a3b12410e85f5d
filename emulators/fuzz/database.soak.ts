import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { SeededRandom } from './seeded-random.ts';
import { startEngineProcess, type EngineProcess } from './engine-process.ts';
import { HttpClient } from './http-client.ts';
import { mutateJson, mutateText, toSendablePath, stringifyMutated } from './mutate.ts';
import { fuzzEngine } from './fuzz-engine.ts';

const namespace = 'demo-fuzz';
let engine: EngineProcess;
let http: HttpClient;
beforeEach(async () => {
  engine = await startEngineProcess('database');
  http = new HttpClient(engine.port);
});
afterEach(async () => {
  http.close();
  await engine.stop();
});

const admin = { authorization: 'Bearer owner' };
const put = (path: string, body: string) =>
  http.send({ method: 'PUT', path: `${path}?ns=${namespace}`, body, headers: admin });

const openRules = '{"rules":{".read":true,".write":true}}';
const createPlan = () => ({
  engine,
  async checkHealth() {
    expect((await put('/.settings/rules.json', openRules)).status).toBe(200);
    expect((await put('/health.json', '{"a":[1,2]}')).status).toBe(200);
    const read = await http.send({ method: 'GET', path: `/health/a/1.json?ns=${namespace}` });
    expect(read).toEqual({ status: 200, text: '2' });
  },
  async reset() {
    expect((await put('/.json', 'null')).status).toBe(200);
  },
});

const requestBodies: readonly (readonly [action: string, body: object])[] = [
  ['p', { p: '/a/b', d: { x: [1, { '.value': 2, '.priority': 'z' }], at: { '.sv': 'timestamp' } } }],
  ['p', { p: '/n', d: { '.sv': { increment: 1 } }, h: 'a'.repeat(28) }],
  ['p', { p: '/n/.priority', d: 5 }],
  ['m', { p: '/a', d: { 'b/c': 1, d: null } }],
  [
    'q',
    { p: '/a', q: { i: 'b/c', sp: 1, sn: 'k', sin: false, ep: 'z', en: 'k', l: 3, vf: 'r' }, t: 1, h: '' },
  ],
  ['q', { p: '/', h: '' }],
  ['n', { p: '/a', q: { i: '.key' }, t: 1 }],
  ['g', { p: '/a', q: { i: '.value', l: 2, vf: 'l' } }],
  ['o', { p: '/gone', d: true }],
  ['om', { p: '/gone', d: { a: 1 } }],
  ['oc', { p: '/gone' }],
  ['auth', { cred: `a.${Buffer.from('{"sub":"u1","exp":1,"iat":0}').toString('base64url')}.` }],
  ['gauth', { cred: 'owner', authvar: { uid: 'x' } }],
  ['unauth', {}],
  ['s', { c: { 'sdk.js.1': 1 } }],
];
const fragments = ['{', '}', '[', ']', '"', ':', ',', '0', '16384', '999999', '\\u', '.', '$', '#', '/'];

function createMalformedFrames(random: SeededRandom): (string | Buffer)[] {
  return Array.from({ length: 1 + random.nextInt(3) }, () => {
    const choice = random.nextInt(12);
    if (choice === 0) return String(random.nextInt(5) ** 6);
    if (choice === 1)
      return Buffer.from(Array.from({ length: random.nextInt(30) }, () => random.nextInt(256)));
    const [a, b] = random.pick(requestBodies);
    const request = { t: 'd', d: { r: 1 + random.nextInt(9), a, b: mutateJson(random, b) } };
    const text = stringifyMutated(random, random.oneIn(5) ? mutateJson(random, request) : request);
    return random.oneIn(4) ? mutateText(random, text, fragments) : text;
  });
}

/** Sends frames on a new connection and waits until the engine has handled them or closed it. */
function exchangeFrames(frames: readonly (string | Buffer)[]): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${engine.port}/.ws?v=5&ns=${namespace}`);
  return new Promise((resolve, reject) => {
    let failure: Error | undefined;
    socket.on('open', () => {
      for (const frame of frames) socket.send(frame);
      socket.ping();
    });
    socket.on('message', (data: Buffer) => {
      if (data.includes('internal_error')) failure = new Error(data.toString('utf8'));
    });
    socket.on('pong', () => socket.close());
    socket.on('error', (error) => {
      if ('code' in error && error.code === 'ECONNREFUSED') reject(error);
    });
    socket.on('close', () => (failure ? reject(failure) : resolve()));
  });
}

test('malformed frames', async () => {
  await fuzzEngine('database websocket', {
    ...createPlan(),
    createInput: createMalformedFrames,
    send: exchangeFrames,
  });
});

const sampleRules = `{ // of everything
  "rules": { ".read": "auth != null && query.limitToFirst <= 10", "rooms": { ".indexOn": ["a/b", ".value"],
    "$room": { ".write": "newData.child('a').val() === root.child('x').val() || now > 1.5e3 ? !data.exists() : false",
      ".validate": "newData.hasChildren(['a', \\"b\\"]) && $room.matches(/^(a+)+$/i) && 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!'.length > -1" } } } }`;
const queries = [
  'orderBy="a/b"&startAt=1&endAt="z"&limitToFirst=2',
  'orderBy="$key"&equalTo="a"&limitToLast=1',
  'shallow=true&print=pretty',
  'format=export&print=silent',
  'auth=a.b.c',
];

interface RestInput {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

function createMalformedRequest(random: SeededRandom): RestInput {
  if (random.oneIn(5)) {
    const body = mutateText(random, sampleRules, [
      ...fragments,
      '(',
      ')',
      '&&',
      "'",
      '//',
      '/*',
      'data',
      '.val()',
      '?',
    ]);
    return { method: 'PUT', path: `/.settings/rules.json?ns=${namespace}`, body, headers: admin };
  }
  const dataPath = random.pick([
    '/a.json',
    '/a/b/c.json',
    '/.json',
    '/rooms/%20/x.json',
    '/.inspect/databases.json',
  ]);
  const query = random.pick(queries);
  const [, value] = random.pick(requestBodies);
  const text = stringifyMutated(random, mutateJson(random, value));
  return {
    method: random.pick(['GET', 'PUT', 'PATCH', 'POST', 'DELETE', 'OPTIONS', 'HEAD']),
    path: toSendablePath(
      `${random.oneIn(3) ? mutateText(random, dataPath) : dataPath}?ns=${namespace}&${random.oneIn(2) ? mutateText(random, query) : query}`,
    ),
    body: random.oneIn(3) ? mutateText(random, text, fragments) : text,
    headers: random.pick<Record<string, string>>([
      {},
      admin,
      { authorization: 'Bearer x.e30.y' },
      { 'if-match': 'abc', 'x-firebase-etag': 'true' },
      { 'x-http-method-override': 'PATCH' },
    ]),
  };
}

test('malformed requests', async () => {
  await fuzzEngine('database REST', {
    ...createPlan(),
    createInput: createMalformedRequest,
    async send(input) {
      const { status, text } = await http.send(input);
      if (status >= 500) throw new Error(`${status}: ${text}`);
    },
  });
});
