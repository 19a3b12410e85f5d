import { request, type OutgoingHttpHeaders } from 'node:http';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDatabase } from './database/server.ts';
import { startFirestore } from './firestore/server.ts';
import type { RunningServer } from './listen.ts';
import { isLocalHost } from './local-requests.ts';
import { startTypesense } from './typesense/server.ts';

const address = { host: '127.0.0.1', port: 0 };
const servers: Record<string, RunningServer> = {};
beforeAll(async () => {
  servers['firestore'] = await startFirestore({ ...address, projectId: 'demo-x' });
  servers['database'] = await startDatabase(address);
  servers['typesense'] = await startTypesense({ ...address, adminKey: 'admin', searchKey: 'search' });
});
afterAll(() => Promise.all(Object.values(servers).map((server) => server.close())));

interface TestRequest {
  method?: string;
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

/** fetch cannot set the Host header. @returns the status and headers */
function send(server: string, { method = 'GET', path, headers = {}, body }: TestRequest) {
  return new Promise<{ status: number; headers: OutgoingHttpHeaders }>((resolve, reject) => {
    const port = servers[server]?.port;
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
    });
    sent.on('error', reject).end(body);
  });
}

test.each([
  ['localhost', true],
  ['localhost:8080', true],
  ['demo-x.localhost:9000', true],
  ['127.0.0.1:8080', true],
  ['127.8.8.8', true],
  ['[::1]:8080', true],
  [undefined, false],
  ['', false],
  ['0.0.0.0:8080', false],
  ['evil.example:8080', false],
  ['localhost.evil.example', false],
  ['evil-localhost', false],
  ['127.0.0.1.evil.example', false],
  ['10.0.0.1', false],
  ['evil.example#localhost', false],
  ['localhost@evil.example', false],
])('the host %s is local: %s', (host, expected) => {
  expect(isLocalHost(host)).toBe(expected);
});

const documentPath = '/v1/projects/demo-x/databases/(default)/documents/items/a';
const admin = { authorization: 'Bearer owner' };
const requests = {
  'a Firestore document': ['firestore', { path: documentPath, headers: admin }],
  'a Firestore preflight': ['firestore', { path: documentPath, method: 'OPTIONS' }],
  'a Firestore channel': [
    'firestore',
    { path: '/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1', method: 'POST' },
  ],
  "Firestore's rules": [
    'firestore',
    { path: '/emulator/v1/projects/demo-x:securityRules', method: 'PUT', body: '{}' },
  ],
  'a database value': ['database', { path: '/a.json?ns=demo-x', headers: admin }],
  'a database stream': [
    'database',
    { path: '/a.json?ns=demo-x', headers: { ...admin, accept: 'text/event-stream' } },
  ],
  'database rules': ['database', { path: '/.settings/rules.json?ns=demo-x', headers: admin }],
  'a database preflight': ['database', { path: '/a.json?ns=demo-x', method: 'OPTIONS' }],
  'a search': ['typesense', { path: '/collections', headers: { 'x-typesense-api-key': 'admin' } }],
  'the health of the search': ['typesense', { path: '/health' }],
} as const satisfies Record<string, [string, TestRequest]>;

describe('a page whose host name was made to point to this machine', () => {
  test.each(Object.entries(requests))('gets no answer to %s', async (_name, [server, options]) => {
    const { path, ...rest }: TestRequest = options;
    const headers = { ...rest.headers, host: `rebind.example:${servers[server]?.port}` };
    const response = await send(server, { ...rest, path, headers });
    expect(response.status).toBe(403);
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('cannot open a socket', async () => {
    const open = (host: string) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(`ws://127.0.0.1:${servers['database']?.port}/.ws?v=5&ns=demo-x`, {
          headers: { host },
        });
        socket.on('open', () => {
          socket.close();
          resolve('open');
        });
        socket.on('error', (error) => resolve(error.message));
      });
    expect(await open('rebind.example')).toContain('403');
    expect(await open('localhost')).toBe('open');
  });
});

describe('a page of another site', () => {
  const origin = 'https://attacker.example';
  const adminRequests = {
    'a Firestore document': requests['a Firestore document'],
    "Firestore's rules": requests["Firestore's rules"],
    'all Firestore documents': [
      'firestore',
      { path: '/emulator/v1/projects/demo-x/databases/(default)/documents', method: 'DELETE' },
    ],
    'a database value': requests['a database value'],
    'a database value by its URL': ['database', { path: '/a.json?ns=demo-x&auth=owner' }],
    'database rules': requests['database rules'],
    'the search index': requests['a search'],
  } as const satisfies Record<string, [string, TestRequest]>;

  test.each(Object.entries(adminRequests))(
    'cannot act as an administrator on %s',
    async (_name, [server, options]) => {
      const { path, ...rest }: TestRequest = options;
      const sendFrom = (from: string) =>
        send(server, { ...rest, path, headers: { ...rest.headers, origin: from } });
      expect([401, 403]).toContain((await sendFrom(origin)).status);
      expect([401, 403]).toContain((await sendFrom('null')).status);
      expect([401, 403]).not.toContain((await sendFrom('http://localhost:7100')).status);
    },
  );

  test('cannot open a channel as an administrator', async () => {
    const url = `http://127.0.0.1:${servers['firestore']?.port}/google.firestore.v1.Firestore/Listen/channel?VER=8`;
    const open = async (from: string) => {
      const body = new URLSearchParams({ headers: 'Authorization: Bearer owner\r\n', count: '1', ofs: '0' });
      body.set('req0___data__', '{"removeTarget":1}');
      const handshake = await fetch(`${url}&RID=1`, { method: 'POST', body, headers: { origin: from } });
      const session = /"c","([^"]+)"/.exec(await handshake.text())?.[1];
      const messages = await fetch(`${url}&SID=${session}&RID=rpc&AID=0&CI=1`);
      return messages.text();
    };
    expect(await open(origin)).toContain('PERMISSION_DENIED');
    expect(await open('http://localhost:7100')).not.toContain('PERMISSION_DENIED');
  });

  test('cannot sign in as an administrator on a socket', async () => {
    const signIn = (from: string) =>
      new Promise<unknown>((resolve) => {
        const socket = new WebSocket(`ws://127.0.0.1:${servers['database']?.port}/.ws?v=5&ns=demo-x`, {
          origin: from,
        });
        socket.on('message', (data: Buffer) => {
          const message = JSON.parse(data.toString('utf8')) as { t: string; d: { b?: { s: string } } };
          if (message.t === 'c') return socket.send('{"t":"d","d":{"r":1,"a":"gauth","b":{"cred":"owner"}}}');
          socket.close();
          resolve(message.d.b?.s);
        });
      });
    expect(await signIn(origin)).toBe('invalid_token');
    expect(await signIn('http://127.0.0.1:7100')).toBe('ok');
  });

  test('still reads what the rules allow, like on the service', async () => {
    const { path } = requests['a Firestore document'][1];
    expect((await send('firestore', { path, headers: { origin } })).status).toBe(404);
    expect((await send('database', { path: '/a.json?ns=demo-x', headers: { origin } })).status).toBe(200);
  });
});
