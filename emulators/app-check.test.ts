import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { deleteApp, initializeApp, setLogLevel, type FirebaseApp } from 'firebase/app';
import { CustomProvider, initializeAppCheck } from 'firebase/app-check';
import { connectDatabaseEmulator, get, getDatabase, goOffline, ref } from 'firebase/database';
import { connectFirestoreEmulator, doc, getDocFromServer, getFirestore, terminate } from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { AppCheckVerifier } from './app-check.ts';
import { startDatabase } from './database/server.ts';
import { startFirestore } from './firestore/server.ts';
import type { RunningServer } from './listen.ts';
import { createAppCheckToken } from './testing/create-app-check-token.ts';

// The SDKs log every denied request.
setLogLevel('silent');

const appCheckKey = 'a key of the test';
const address = { host: '127.0.0.1', port: 0, appCheckKey };
const projectId = 'demo-app-check';
const validToken = createAppCheckToken(appCheckKey);

let firestore: RunningServer;
let database: RunningServer;
beforeAll(async () => {
  firestore = await startFirestore({ ...address, projectId });
  database = await startDatabase(address);
});
afterAll(() => Promise.all([firestore.close(), database.close()]));

/** Every way in which a client can fail to have a valid token. */
const invalidTokens: [name: string, token: string | undefined][] = [
  ['no token', undefined],
  ['an empty token', ''],
  ['nonsense', 'a.b.c'],
  ['a token of another key', createAppCheckToken('another key')],
  ['an expired token', createAppCheckToken(appCheckKey, -1)],
  [
    'a changed token',
    validToken.replace(/\.[^.]+\./, `.${Buffer.from('{"iss":"x"}').toString('base64url')}.`),
  ],
  ['an unsigned token', validToken.replace(/[^.]+$/, '')],
];

test.each(invalidTokens)('rejects %s', (_name, token) => {
  expect(new AppCheckVerifier(appCheckKey).isValid(token)).toBe(false);
  expect(new AppCheckVerifier(appCheckKey).isValid(validToken)).toBe(true);
});

describe.each(invalidTokens)('a request with %s', (_name, token) => {
  const headers = (value = token): Record<string, string> =>
    value === undefined ? {} : { 'X-Firebase-AppCheck': value };
  const url = () =>
    `http://127.0.0.1:${firestore.port}/v1/projects/${projectId}/databases/(default)/documents/items/a`;

  test('is denied by Firestore over REST, unless it is of an administrator', async () => {
    expect((await fetch(url(), { headers: headers() })).status).toBe(403);
    expect((await fetch(url(), { headers: headers(validToken) })).status).toBe(404);
    const admin = { ...headers(), authorization: 'Bearer owner' };
    expect((await fetch(url(), { headers: admin })).status).toBe(404);
  });

  test('is denied by Firestore over a channel', async () => {
    const channel = `http://127.0.0.1:${firestore.port}/google.firestore.v1.Firestore/Listen/channel?VER=8`;
    const open = async (value: string | undefined) => {
      const body = new URLSearchParams({ count: '1', ofs: '0', req0___data__: '{"removeTarget":1}' });
      if (value !== undefined) body.set('headers', `X-Firebase-AppCheck: ${value}\r\n`);
      const handshake = await fetch(`${channel}&RID=1`, { method: 'POST', body });
      const session = /"c","([^"]+)"/.exec(await handshake.text())?.[1];
      return (await fetch(`${channel}&SID=${session}&RID=rpc&AID=0&CI=1`)).text();
    };
    expect(await open(token)).toContain('PERMISSION_DENIED');
    expect(await open(validToken)).not.toContain('PERMISSION_DENIED');
  });

  test('is denied by the Realtime Database', async () => {
    const databaseUrl = `http://127.0.0.1:${database.port}/a.json?ns=demo-x`;
    expect((await fetch(databaseUrl, { headers: headers() })).status).toBe(401);
    expect((await fetch(databaseUrl, { headers: headers(validToken) })).status).toBe(200);
    expect((await fetch(databaseUrl, { headers: { authorization: 'Bearer owner' } })).status).toBe(200);
  });

  test('is denied by the Realtime Database over a socket', async () => {
    const read = (value: string | undefined) =>
      new Promise<unknown>((resolve) => {
        const socket = new WebSocket(`ws://127.0.0.1:${database.port}/.ws?v=5&ns=demo-x`);
        const send = (id: number, action: string, body: object) =>
          socket.send(JSON.stringify({ t: 'd', d: { r: id, a: action, b: body } }));
        socket.on('open', () => {
          if (value !== undefined) send(1, 'appcheck', { token: value });
          send(2, 'g', { p: '/a', q: {} });
        });
        socket.on('message', (data: Buffer) => {
          const { d } = JSON.parse(data.toString('utf8')) as { d: { r?: number; b?: { s: string } } };
          if (d.r !== 2) return;
          socket.close();
          resolve(d.b?.s);
        });
      });
    expect(await read(token)).toBe('permission_denied');
    expect(await read(validToken)).toBe('ok');
  });
});

describe('the SDKs', () => {
  const apps: FirebaseApp[] = [];
  const createApp = (token: string) => {
    const app = initializeApp({ projectId, apiKey: 'x', appId: '1:1:web:1' }, `app-check-${apps.length}`);
    apps.push(app);
    const getToken = () => Promise.resolve({ token, expireTimeMillis: Date.now() + 3_600_000 });
    initializeAppCheck(app, { provider: new CustomProvider({ getToken }) });
    return app;
  };
  afterAll(() => Promise.all(apps.map((app) => deleteApp(app))));
  const wrongToken = createAppCheckToken('another key');

  test('send a token with requests to Firestore', async () => {
    const read = async (token: string) => {
      const instance = lite.getFirestore(createApp(token));
      lite.connectFirestoreEmulator(instance, '127.0.0.1', firestore.port);
      return (await lite.getDoc(lite.doc(instance, 'items/a'))).exists();
    };
    expect(await read(validToken)).toBe(false);
    await expect(read(wrongToken)).rejects.toThrow('App Check token');
  });

  test('send a token with subscriptions to Firestore', async () => {
    const read = async (token: string) => {
      const instance = getFirestore(createApp(token));
      connectFirestoreEmulator(instance, '127.0.0.1', firestore.port);
      try {
        return (await getDocFromServer(doc(instance, 'items/a'))).exists();
      } finally {
        await terminate(instance);
      }
    };
    expect(await read(validToken)).toBe(false);
    await expect(read(wrongToken)).rejects.toThrow('offline');
  });

  test('send a token to the Realtime Database', async () => {
    const read = async (token: string): Promise<unknown> => {
      const instance = getDatabase(createApp(token), 'http://localhost/?ns=demo-x');
      connectDatabaseEmulator(instance, '127.0.0.1', database.port);
      try {
        return (await get(ref(instance, 'a'))).val();
      } finally {
        goOffline(instance);
      }
    };
    expect(await read(validToken)).toBeNull();
    await expect(read(wrongToken)).rejects.toThrow(/permission/i);
  });
});
